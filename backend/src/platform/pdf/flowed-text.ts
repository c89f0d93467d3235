import type { Paragraph, Words } from '../papers/paper-table.js';
import { WORDS } from './break-lines.js';
import type { Weight } from './pdf-fonts.js';
import type { PdfWriter } from './pdf-writer.js';
import { type Direction, directionOf, lettersOf } from './scripts.js';

type Piece = Readonly<{ text: string; weight: Weight; width: number }>;

/** `width` at the size that it was broken for. */
export type FlowedLine = Readonly<{ pieces: readonly Piece[]; direction: Direction; width: number }>;

/** In the font of the screens for certain. */
const PLAIN = /^[ !-~\u00a0-\u00ac\u00ae-\u017f\u2010-\u2026\u2190-\u2193\u221a\u2248\u2260\u2264\u2265]*$/;

/** No line of a paper holds as many letters that have a width. What is longer is broken unmeasured: to shape it whole takes seconds. */
const LONGEST_WORD = 500;
/** More words than a person uses. */
const MOST_REMEMBERED = 50_000;

/** Texts of paragraphs in lines, measured word by word: most words of a paper stand in it many times. */
export class FlowedText {
  private readonly widths = { regular: new Map<string, number>(), semibold: new Map<string, number>() };
  private readonly words = { regular: new Map<string, string>(), semibold: new Map<string, string>() };

  private added: string[] = [];

  constructor(private readonly writer: PdfWriter) {}

  /** No wider than `width`; a word that is wider is broken. */
  linesOf({ words }: Paragraph, width: number, size: number): FlowedLine[] {
    const direction = directionIn(words);
    const lines: FlowedLine[] = [];
    let line: Piece[] = [];
    let used = 0;
    const end = () => {
      lines.push(lineOf(line, direction, (piece) => this.widthOf(piece.text, piece.weight, size)));
      [line, used] = [[], 0];
    };
    for (const word of this.wordsOf(words, direction, size)) {
      const fits = (piece: Piece) => used + this.seenWidth(piece, size) <= width;
      if (!fits(word) && line.length > 0) end();
      for (const part of fits(word) ? [word] : this.broken(word, size)) {
        if (!fits(part) && line.length > 0) end();
        line.push(part);
        used += part.width;
      }
    }
    if (line.length > 0 || lines.length === 0) end();
    return lines;
  }

  widthOf(text: string, weight: Weight, size: number): number {
    const known = this.widths[weight].get(text);
    if (known !== undefined) return known * size;
    const letters = { weight, size: 1 } as const;
    const width = isPlain(text)
      ? this.writer.choose(letters).widthOfString(text)
      : this.writer.widthOf(text, letters);
    remember(this.widths[weight], text, width);
    return width * size;
  }

  draw(line: FlowedLine, left: number, baseline: number, size: number): void {
    this.add(line, left, baseline, size);
    this.flush();
  }

  /** Drawn with what is added after it, in one ink: a page that keeps each line by itself holds ten times as much. */
  add({ pieces, direction }: FlowedLine, left: number, baseline: number, size: number): void {
    let x = left;
    for (const { text, weight, width } of pieces) {
      if (isPlain(text)) this.added.push(this.operators(text, { x, baseline }, weight, size));
      else {
        this.flush();
        this.writer.drawLine(text, { left: x, baseline, direction }, { weight, size });
      }
      x += width;
    }
  }

  flush(): void {
    if (this.added.length > 0) this.writer.pdf.addContent(this.added.join('\n'));
    this.added = [];
  }

  /** By operators of our own: a word is shaped and encoded once a paper, and a line is one operation. */
  private operators(
    text: string,
    { x, baseline }: Readonly<{ x: number; baseline: number }>,
    weight: Weight,
    size: number,
  ): string {
    const encoded = (text.match(WORDS) ?? []).map((word) => this.encoded(word, weight));
    const place = `1 0 0 -1 ${x.toFixed(2)} ${baseline.toFixed(2)} Tm`;
    const font = this.writer.fontOnPage(weight);
    return `BT /${font} ${size} Tf ${place} [${encoded.join('')}] TJ ET`;
  }

  private encoded(word: string, weight: Weight): string {
    const known = this.words[weight].get(word);
    if (known !== undefined) return known;
    const encoded = this.writer.encode(word, weight);
    remember(this.words[weight], word, encoded);
    return encoded;
  }

  private wordsOf(words: readonly Words[], direction: Direction, size: number): Piece[] {
    // From right to left weights would part what has to be ordered together.
    const inOne = direction === 'rtl' && words.length > 1;
    const parts = inOne ? [{ text: words.map(({ text }) => text).join('') }] : words;
    return parts.flatMap(({ text, isStrong }) => {
      const weight = isStrong ? 'semibold' : 'regular';
      const clean = text.replaceAll(/\s/g, ' ');
      const legible = isPlain(clean) ? clean : this.writer.legible(clean, weight);
      return (legible.match(WORDS) ?? []).map((word) => this.piece(word, weight, size));
    });
  }

  private broken({ text, weight }: Piece, size: number): Piece[] {
    return lettersOf(text).map((letter) => ({
      ...{ text: letter, weight },
      width: this.widthOf(letter, weight, size),
    }));
  }

  private piece(text: string, weight: Weight, size: number): Piece {
    return {
      text,
      weight,
      width: isEndless(text) ? Number.POSITIVE_INFINITY : this.widthOf(text, weight, size),
    };
  }

  /** What is blank at the end of a line may stand over. */
  private seenWidth({ text, weight, width }: Piece, size: number): number {
    return text.endsWith(' ') && Number.isFinite(width) ? this.widthOf(text.trimEnd(), weight, size) : width;
  }
}

/** Whoever writes no word twice gains nothing by it, and holds no paper in memory. */
function remember<Known>(words: Map<string, Known>, word: string, known: Known): void {
  if (words.size >= MOST_REMEMBERED) words.clear();
  words.set(word, known);
}

function isEndless(word: string): boolean {
  return word.length > LONGEST_WORD;
}

function isPlain(text: string): boolean {
  return PLAIN.test(text);
}

function directionIn(words: readonly Words[]): Direction {
  const text = words.map((each) => each.text).join('');
  return isPlain(text) ? 'ltr' : directionOf(text);
}

function lineOf(line: readonly Piece[], direction: Direction, widthOf: (piece: Piece) => number): FlowedLine {
  const pieces: Piece[] = [];
  for (const piece of line) {
    const last = pieces.at(-1);
    if (last?.weight === piece.weight)
      pieces[pieces.length - 1] = { ...last, text: last.text + piece.text, width: last.width + piece.width };
    else pieces.push(piece);
  }
  const last = pieces.at(-1);
  if (last?.text.endsWith(' ')) {
    const seen = { ...last, text: last.text.trimEnd() };
    const blank = widthOf({ ...last, text: last.text.slice(seen.text.length) });
    pieces[pieces.length - 1] = { ...seen, width: last.width - blank };
  }
  return { pieces, direction, width: pieces.reduce((sum, { width }) => sum + width, 0) };
}
