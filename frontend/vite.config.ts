import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cspHashes } from './build/csp-hashes.ts';
import { documentHead } from './build/document-head.ts';

/** `vite build` makes the production build; `--mode development` or `test` keeps the developer pages. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), documentHead(), cspHashes()],
  define: {
    __DEVELOPER_PAGES__: mode !== 'production',
    __FAIL_OPEN__: mode !== 'production',
  },
  server: { allowedHosts: ['.localhost'] },
  build: {
    target: 'es2023',
    outDir: 'dist',
    manifest: true,
    modulePreload: { polyfill: false },
    // Fonts and pictures as files: the content security policy takes no data: font.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        application: resolve(import.meta.dirname, 'index.html'),
        landing: resolve(import.meta.dirname, 'landing/index.html'),
      },
    },
  },
}));
