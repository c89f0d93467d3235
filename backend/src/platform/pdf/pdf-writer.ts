import type { Font } from 'fontkit';
import { BeyondPages, MOST_PAGES } from '../papers/printing.js';
import { boundLayouts, type LayingFont } from './bounded-layouts.js';
import { breakLines } from './break-lines.js';
import { legibleFont } from './legible-font.js';
import { PdfFonts, type Weight } from './pdf-fonts.js';
import {
  type Direction,
  directionOf,
  lettersOf,
  type Run,
  runsOf,
  type Script,
  scriptOf,
} from './scripts.js';

/** Points from the top left corner. */
export type Place = Readonly<{ x: number; y: number; width: number }>;
export type Letters = Readonly<{ size: number; weight: Weight }>;
/** `baseline`: on which its letters stand. */
export type LinePlace = Readonly<{ left: number; baseline: number; direction: Direction }>;
export type Setting = Letters &
  Readonly<{ align?: 'left' | 'right' | undefined; lineGap?: number; maxLines?: number }>;

/** What the font of the screens has for certain. */
const PLAIN = /^[\n\u0020-\u007e\u00a0-\u017f\u2010-\u2026]*$/;
/** Chooses between two pictures of one letter, or turns what follows: no font draws it. */
const SELECTORS = /[\ufe00-\ufe0f\u00ad\u2060\ufeff\p{Bidi_Control}]/gu;
/** Asked for what the font of a script lacks. */
const WITH_SIGNS = ['latin', 'han', 'symbols'] as const;
const MOST_REMEMBERED = 2_000;
/** Stands for a letter that no font has. */
const UNKNOWN = '□';

/** A document with its fonts: that of the screens, and for every other script its own. */
export class PdfWriter {
  private readonly fontsOfLetters = {
    regular: new Map<string, Script | null>(),
    semibold: new Map<string, Script | null>(),
  };

  /** What is short stands in a paper many times. */
  private readonly runs = new Map<string, readonly Run[]>();
  private readonly ofScreens: Partial<Record<Weight, EmbeddedFont>> = {};
  private readonly registered = new Set<string>();

  private constructor(
    readonly pdf: PDFKit.PDFDocument,
    private readonly fonts: PdfFonts,
  ) {}

  /** The library is loaded by who writes a document: a start does not wait for it. Beyond its pages it throws `BeyondPages`. */
  static async open(options: PDFKit.PDFDocumentOptions, mostPages = MOST_PAGES): Promise<PdfWriter> {
    const [{ default: PDFDocument }, fonts] = await Promise.all([import('pdfkit'), PdfFonts.load()]);
    const pdf = new PDFDocument({ size: 'A4', lang: 'ms', displayTitle: true, ...options });
    let pages = options.autoFirstPage === false ? 0 : 1;
    pdf.on('pageAdded', () => {
      pages += 1;
      if (pages > mostPages) throw new BeyondPages();
    });
    return new PdfWriter(pdf, fonts);
  }

  /** Chooses the font of the screens. */
  choose({ size, weight }: Letters): PDFKit.PDFDocument {
    return this.take('latin', { size, weight });
  }

  /** Whether the font of the screens has all of it, which the library can then write by itself. */
  isPlain(text: string): boolean {
    return (
      PLAIN.test(text) ||
      lettersOf(text).every((letter) => scriptOf(letter) === 'latin' && this.has('latin', letter, 'regular'))
    );
  }

  /** In any script, in lines that keep within the width. Returns where the text ends. */
  write(text: string, { x, y, width }: Place, setting: Setting): number {
    const { size, weight, align, lineGap = 0, maxLines = Number.POSITIVE_INFINITY } = setting;
    const legible = this.legible(text, weight);
    const height = this.choose(setting).currentLineHeight(true) + lineGap;
    const { ascent, unitsPerEm } = this.fonts.font('latin', weight);
    const below = y + (ascent / unitsPerEm) * size;
    const widthOf = (part: string) => this.widthOf(part, setting);
    const direction = directionOf(legible);
    const lines = breakLines(legible, { width, maxLines, widthOf });
    for (const [index, line] of lines.entries()) {
      const left = align === 'right' ? x + width - widthOf(line) : x;
      this.drawLine(line, { left, baseline: below + index * height, direction }, setting);
    }
    return y + lines.length * height;
  }

  /** With "□" for what no font has, and without what nobody sees. */
  legible(text: string, weight: Weight): string {
    return lettersOf(text.replaceAll(SELECTORS, ''))
      .map((letter) => (letter === '\n' || this.fontOf(letter, weight) !== null ? letter : UNKNOWN))
      .join('');
  }

  /** Of a text that is legible. */
  drawLine(line: string, { left, baseline, direction }: LinePlace, letters: Letters): void {
    // It can be searched and copied as it was typed, in whatever order its letters are drawn.
    this.pdf.markContent('Span', { actual: line });
    this.drawRuns(this.runsOf(line, direction, letters.weight), left, baseline, letters);
    this.pdf.endMarkedContent();
  }

  private drawRuns(runs: readonly Run[], left: number, baseline: number, letters: Letters): void {
    let x = left;
    const placed = runs.map((run) => {
      const place = { ...run, x };
      x += this.take(run.script, letters).widthOfString(run.text);
      return place;
    });
    // In the order in which they are read, which is that of whatever reads the document.
    for (const run of placed.toSorted((one, other) => one.at - other.at))
      this.take(run.script, letters).text(run.text, run.x, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
      });
  }

  widthOf(text: string, letters: Letters): number {
    const widths = this.runsOf(text, 'ltr', letters.weight).map((run) =>
      this.take(run.script, letters).widthOfString(run.text),
    );
    return widths.reduce((sum, width) => sum + width, 0);
  }

  /** The font of the screens by its name on the page that is drawn on. */
  fontOnPage(weight: Weight): string {
    const font = this.ofScreens[weight] ?? embeddedIn(this.choose({ weight, size: 1 }));
    this.ofScreens[weight] = font;
    this.pdf.page.fonts[font.id] ??= font.ref();
    return font.id;
  }

  /** In the font of the screens, as the operator TJ takes it (ISO 32000, 9.4.3). */
  encode(word: string, weight: Weight): string {
    const [glyphs, positions] = embeddedIn(this.choose({ weight, size: 1 })).encode(word);
    const moved = glyphs.map((glyph, at) => {
      const { xAdvance = 0, advanceWidth = 0 } = positions[at] ?? {};
      const kerning = advanceWidth - xAdvance;
      return Math.abs(kerning) < 0.01 ? glyph : `${glyph}> ${kerning.toFixed(2)} <`;
    });
    return `<${moved.join('')}>`;
  }

  private runsOf(line: string, direction: Direction, weight: Weight): readonly Run[] {
    const key = `${weight} ${direction} ${line}`;
    const known = this.runs.get(key);
    if (known) return known;
    if (this.runs.size >= MOST_REMEMBERED) this.runs.clear();
    const runs = runsOf(line, direction, (letter) => this.fontOf(letter, weight) ?? 'latin');
    this.runs.set(key, runs);
    return runs;
  }

  /** The font of its script, else one that has its sign: those of East Asia have most of mathematics. */
  private fontOf(letter: string, weight: Weight): Script | null {
    const known = this.fontsOfLetters[weight].get(letter);
    if (known !== undefined) return known;
    const fonts = [scriptOf(letter), ...WITH_SIGNS];
    const found = fonts.find((script) => this.has(script, letter, weight)) ?? null;
    this.fontsOfLetters[weight].set(letter, found);
    return found;
  }

  private has(script: Script, letter: string, weight: Weight): boolean {
    const font = this.fonts.font(script, weight);
    return [...letter].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  }

  private take(script: Script, { size, weight }: Letters): PDFKit.PDFDocument {
    const name = script === 'latin' ? weight : `${script} ${weight}`;
    if (!this.registered.has(name)) {
      this.pdf.registerFont(name, source(legibleFont(this.fonts.font(script, weight), script)));
      this.registered.add(name);
      boundLayouts(embeddedIn(this.pdf.font(name)));
    }
    return this.pdf.font(name).fontSize(size);
  }
}

/** The library takes an opened font since 0.20; its types do not know that. */
const source = (font: Font) => font as unknown as PDFKit.Mixins.PDFFontSource;

type EmbeddedFont = LayingFont &
  Readonly<{
    id: string;
    ref(): object;
    /** `xAdvance` and `advanceWidth` in thousandths of the size. */
    encode(
      text: string,
    ): readonly [glyphs: readonly string[], positions: readonly { xAdvance: number; advanceWidth: number }[]];
  }>;

/** The library knows the chosen font by a field that its types leave out. */
const embeddedIn = (pdf: PDFKit.PDFDocument) => (pdf as unknown as { _font: EmbeddedFont })._font;
