import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import type { Script } from './scripts.js';

const require = createRequire(import.meta.url);

export type Weight = 'regular' | 'semibold';

/** The fonts of the screens, and beside them those of the scripts in which Malaysian schools and people are named. */
const FILES: Readonly<Record<Script, Readonly<Record<Weight, string>>>> = {
  latin: {
    regular: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
    semibold: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  },
  han: {
    regular: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
    semibold: '@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf',
  },
  tamil: {
    regular: '@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf',
    semibold: '@expo-google-fonts/noto-sans-tamil/600SemiBold/NotoSansTamil_600SemiBold.ttf',
  },
  arabic: {
    regular: '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
    semibold: '@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf',
  },
  devanagari: {
    regular: '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
    semibold: '@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
  },
  gurmukhi: {
    regular: '@expo-google-fonts/noto-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular.ttf',
    semibold: '@expo-google-fonts/noto-sans-gurmukhi/600SemiBold/NotoSansGurmukhi_600SemiBold.ttf',
  },
  thai: {
    regular: '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
    semibold: '@expo-google-fonts/noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf',
  },
  symbols: {
    regular: '@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf',
    semibold: '@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf',
  },
};

/** Opened once a process and shared by every document: decoding a font takes ten times as long as a page in it. */
export class PdfFonts {
  private static loaded: Promise<PdfFonts> | undefined;
  private readonly opened = new Map<string, Font>();

  private constructor(private readonly openFile: (path: string) => Font) {}

  /** The library is loaded by who writes a document: a start does not wait for it. */
  static load(): Promise<PdfFonts> {
    PdfFonts.loaded ??= import('fontkit').then(
      ({ openSync }) => new PdfFonts((path) => openSync(path) as Font),
    );
    return PdfFonts.loaded;
  }

  /** Read from its file when somebody first writes in the script. */
  font(script: Script, weight: Weight): Font {
    const file = FILES[script][weight];
    const font = this.opened.get(file) ?? this.openFile(require.resolve(file));
    this.opened.set(file, font);
    return font;
  }
}
