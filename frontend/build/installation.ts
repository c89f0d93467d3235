import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { iconImages } from './icon-images.ts';

const theme = readFileSync(join(import.meta.dirname, '../src/ui/theme.css'), 'utf8');

/** Of the page behind everything: light, then dark. */
const [light = '', dark = ''] = [...theme.matchAll(/--surface: (#[0-9a-f]{6})/g)].map(([, color]) => color);

const themeColors = `<meta name="theme-color" content="${light}" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="${dark}" media="(prefers-color-scheme: dark)" />`;

/** The server keeps what stands between on the host of a school, and names the school in the manifest. */
function linksTo(appleIcon: string): string {
  return `<!--school--><link rel="manifest" href="/manifest.webmanifest" />
    <link rel="apple-touch-icon" href="/${appleIcon}" /><!--/school-->`;
}

/** The manifest of an installed application, its icons, and what the application's document says of them. */
export function installation(): Plugin {
  return {
    name: 'installation',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const images = (await iconImages()).map(({ size, purpose, png }) => {
        const file = this.emitFile({ type: 'asset', name: `icon-${purpose}-${size}.png`, source: png });
        return { file: this.getFileName(file), sizes: `${size}x${size}`, purpose };
      });
      const manifest = {
        id: '/',
        name: 'Rekod Mengajar',
        short_name: 'Rekod Mengajar',
        description: 'Rekod mengajar sekolah: rancangan harian, jadual dan refleksi di satu tempat.',
        lang: 'ms',
        start_url: '/dashboard',
        scope: '/',
        display: 'standalone',
        theme_color: light,
        background_color: light,
        icons: images.map(({ file, ...image }) => ({ src: `/${file}`, type: 'image/png', ...image })),
      };
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest) });
      const document = bundle['index.html'];
      if (document?.type !== 'asset') throw new Error('index.html is not in the build.');
      const apple = images.find(({ purpose }) => purpose === 'maskable')?.file ?? '';
      document.source = String(document.source)
        .replace('<!--theme-colors-->', themeColors)
        .replace('<!--installation-->', linksTo(apple));
    },
  };
}
