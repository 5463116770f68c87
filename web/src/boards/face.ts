// What the home page shows of a game before its board is loaded. A folder without a face gets the default.
import shore from '../pieces/farshore.svg';

export interface Face {
  emblem: string;
  scene: string;
  minutes: [number, number] | null;
}

const faces = import.meta.glob<Face>('./*/face.ts', { eager: true, import: 'face' });

export function faceOf(game: string): Face {
  return faces[`./${game}/face.ts`] ?? { emblem: shore, scene: shore, minutes: null };
}
