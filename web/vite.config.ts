/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { worker } from './worker.plugin.ts';

const server = process.env.FARSHORE_SERVER ?? 'http://127.0.0.1:8123';

export default defineConfig({
  plugins: [svelte(), worker()],
  build: {
    outDir: '../src/farshore/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  // The server answers only its own pages; while developing, we speak in its name.
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } } },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
});
