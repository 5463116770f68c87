import emblem from './emblem.svg';
import scene from './scene.svg';
import type { Face } from '../face';

export const face: Face = { emblem, scene, minutes: [30, 45] };
