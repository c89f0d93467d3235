import type { Font } from 'fontkit';
import { breakLines } from './break-lines.js';
import { PdfFonts, type Weight } from './pdf-fonts.js';
import { directionOf, lettersOf, type Run, runsOf, type Script, scriptOf } from './scripts.js';

/** Points from the top left corner. */
export type Place = Readonly<{ x: number; y: number; width: number }>;
export type Letters = Readonly<{ size: number; weight: Weight }>;
export type Setting = Letters &
  Readonly<{ align?: 'left' | 'right' | undefined; lineGap?: number; maxLines?: number }>;

/** What the font of the screens has for certain. */
const PLAIN = /^[\n\u0020-\u007e\u00a0-\u017f\u2010-\u2026]*$/;
/** Chooses between two pictures of one letter; no font draws it. */
const SELECTORS = /[\ufe00-\ufe0f]/g;
/** Stands for a letter that no font has. */
const UNKNOWN = '□';

/** A document with its fonts: that of the screens, and for every other script its own. */
export class PdfWriter {
  private constructor(
    readonly pdf: PDFKit.PDFDocument,
    private readonly fonts: PdfFonts,
  ) {}

  /** The library is loaded by who writes a document: a start does not wait for it. */
  static async open(options: PDFKit.PDFDocumentOptions): Promise<PdfWriter> {
    const [{ default: PDFDocument }, fonts] = await Promise.all([import('pdfkit'), PdfFonts.load()]);
    return new PdfWriter(new PDFDocument({ size: 'A4', lang: 'ms', displayTitle: true, ...options }), fonts);
  }

  /** Chooses the font of the screens. */
  choose({ size, weight }: Letters): PDFKit.PDFDocument {
    return this.take('latin', { size, weight });
  }

  /** Whether the font of the screens has all of it, which the library can then write by itself. */
  isPlain(text: string): boolean {
    return (
      PLAIN.test(text) ||
      lettersOf(text).every((letter) => scriptOf(letter) === 'latin' && this.has(letter, 'regular'))
    );
  }

  /** In any script, in lines that keep within the width. Returns where the text ends. */
  write(text: string, { x, y, width }: Place, setting: Setting): number {
    const { size, weight, align, lineGap = 0, maxLines = Number.POSITIVE_INFINITY } = setting;
    const legible = lettersOf(text.replaceAll(SELECTORS, ''))
      .map((letter) => (letter === '\n' || this.has(letter, weight) ? letter : UNKNOWN))
      .join('');
    const height = this.choose(setting).currentLineHeight(true) + lineGap;
    const { ascent, unitsPerEm } = this.fonts.font('latin', weight);
    const below = y + (ascent / unitsPerEm) * size;
    const widthOf = (part: string) => this.widthOf(part, setting);
    const direction = directionOf(legible);
    const lines = breakLines(legible, { width, maxLines, widthOf });
    for (const [index, line] of lines.entries()) {
      const left = align === 'right' ? x + width - widthOf(line) : x;
      // It can be searched and copied as it was typed, in whatever order its letters are drawn.
      this.pdf.markContent('Span', { actual: line });
      this.drawRuns(runsOf(line, direction), left, below + index * height, setting);
      this.pdf.endMarkedContent();
    }
    return y + lines.length * height;
  }

  private drawRuns(runs: readonly Run[], left: number, baseline: number, letters: Letters): void {
    let x = left;
    for (const { text, script } of runs) {
      const font = this.take(script, letters);
      font.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
      x += font.widthOfString(text);
    }
  }

  private widthOf(text: string, letters: Letters): number {
    const widths = runsOf(text, 'ltr').map((run) => this.take(run.script, letters).widthOfString(run.text));
    return widths.reduce((sum, width) => sum + width, 0);
  }

  private has(letter: string, weight: Weight): boolean {
    const font = this.fonts.font(scriptOf(letter), weight);
    return [...letter].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  }

  private take(script: Script, { size, weight }: Letters): PDFKit.PDFDocument {
    const name = script === 'latin' ? weight : `${script} ${weight}`;
    const font = this.fonts.font(script, weight);
    return this.pdf.registerFont(name, source(font)).font(name).fontSize(size);
  }
}

/** The library takes an opened font since 0.20; its types do not know that. */
const source = (font: Font) => font as unknown as PDFKit.Mixins.PDFFontSource;
