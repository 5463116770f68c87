import './styles/fonts.css';
import './styles/tokens.css';
import './styles/palettes.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/states.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './i18n/words.svelte';
import { laySprite } from './pieces/sprite';
import { installWorker } from './install.svelte';
import { applyLook } from './settings.svelte';

applyLook();
laySprite();
void speak().then(() => mount(App, { target: document.getElementById('app')! }));
installWorker();
