import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

const require = createRequire(import.meta.url);

/** The fonts of the screens. */
const FILES = {
  regular: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  semibold: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
} as const;

type PdfFonts = Readonly<Record<keyof typeof FILES, Font>>;
let opened: Promise<PdfFonts> | undefined;

/** Opened once a process and shared by every document: decoding a font takes ten times as long as a page in it. */
export const pdfFonts = (): Promise<PdfFonts> => (opened ??= openFonts());

async function openFonts(): Promise<PdfFonts> {
  const { open } = await import('fontkit');
  const font = async (file: string) => (await open(file)) as Font;
  const [regular, semibold] = await Promise.all([font(FILES.regular), font(FILES.semibold)]);
  return { regular, semibold };
}
