// The client's own texts, with Project Fluent. Texts of a game come from the server; labels that only a board needs
// are in that board's folder and join the same bundle.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { settings, type Language } from '../settings.svelte';

export type Arguments = Record<string, string | number>;

const files = {
  ...import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../boards/*/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../study/*.ftl', { query: '?raw', import: 'default' }),
};

let shown = $state.raw<FluentBundle | null>(null);
/** Folders whose texts are in use besides those of every screen. */
let folders: string[] = [];

async function resource(path: string): Promise<FluentResource | null> {
  const load = files[path];
  return load ? new FluentResource(await load()) : null;
}

/** Loads the texts of a language, including those of the boards and parts in use. */
export async function speak(language: Language = settings.language): Promise<void> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const paths = [`./${language}.ftl`, ...folders.map((folder) => `../${folder}/${language}.ftl`)];
  for (const words of await Promise.all(paths.map(resource))) if (words) bundle.addResource(words);
  shown = bundle;
}

export const speakOf = (game: string) => speakAlso(`boards/${game}`);

/** Loads the texts of a part that not every visitor needs. */
export async function speakAlso(folder: string): Promise<void> {
  if (folders.includes(folder)) return;
  folders = [...folders, folder];
  await speak();
}

/** A message in the person's language. An unknown id is shown as is, so that it gets noticed. */
export function t(id: string, values?: Arguments): string {
  const message = shown?.getMessage(id);
  return message?.value ? shown!.formatPattern(message.value, values ?? null) : id;
}

/** An attribute of a message, such as `.at = die:` of a tip. */
export function attribute(id: string, name: string): string {
  const pattern = shown?.getMessage(id)?.attributes[name];
  return pattern ? shown!.formatPattern(pattern) : '';
}

export function has(id: string): boolean {
  return shown?.getMessage(id)?.value != null;
}
