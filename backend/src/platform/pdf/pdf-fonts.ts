import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The fonts of the screens. */
export const PDF_FONTS = {
  regular: require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff'),
  semibold: require.resolve('@fontsource/inter/files/inter-latin-600-normal.woff'),
} as const;
