// Writes the service worker: its own text, the files it keeps, and a version that changes with them.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin, Rollup } from 'vite';

const SOURCE = new URL('./src/worker.js', import.meta.url);
const PLAIN = ['/', '/theme.js', '/manifest.webmanifest', '/icon-192.png'];
/** What every visit needs; boards, guides and languages are kept when they are first used. */
const SHELL = /\/src\/(main\.ts|table\/Table\.svelte|i18n\/[^/]+\.ftl)/;

/** A chunk, what it imports at once, and the styles of both. */
function withImports(name: string, bundle: Rollup.OutputBundle, found: Set<string>): void {
  const chunk = bundle[name];
  if (found.has(name) || chunk?.type !== 'chunk') return;
  found.add(name);
  const { importedCss, importedAssets } = chunk.viteMetadata!;
  for (const file of [...importedCss, ...importedAssets]) found.add(file);
  for (const other of chunk.imports) withImports(other, bundle, found);
}

export function worker(): Plugin {
  return {
    name: 'farshore-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const found = new Set<string>();
        for (const [name, chunk] of Object.entries(bundle)) {
          if (chunk.type === 'chunk' && SHELL.test(chunk.facadeModuleId ?? '')) withImports(name, bundle, found);
          if (chunk.type === 'chunk' && chunk.isEntry) withImports(name, bundle, found);
          if (name.endsWith('.woff2')) found.add(name);
        }
        const files = [...PLAIN, ...[...found].map((name) => `/${name}`).sort()];
        // Pages are not named by a digest: their contents count as well.
        const contents = Object.keys(bundle).sort().join() + JSON.stringify(bundle['index.html'] ?? '');
        const version = createHash('sha256').update(contents).digest('hex').slice(0, 12);
        const filled = `const FILES = ${JSON.stringify(files)};\nconst VERSION = '${version}';\n`;
        const source = filled + readFileSync(SOURCE, 'utf-8');
        this.emitFile({ type: 'asset', fileName: 'worker.js', source });
      },
    },
  };
}
