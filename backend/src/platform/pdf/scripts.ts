import bidiFactory from 'bidi-js';

/** What a font is chosen by; latin is also whatever no other one claims. */
export type Script = 'latin' | 'han' | 'tamil' | 'arabic' | 'devanagari' | 'gurmukhi' | 'thai' | 'symbols';
/** A piece of a line that is drawn at once, in one font and one direction. `at`: the how many-eth it is read. */
export type Run = Readonly<{ text: string; script: Script; at: number }>;
export type Direction = 'ltr' | 'rtl';

/** The marks and full-width forms of East Asia stand in the font of its letters. */
const OTHERS: readonly (readonly [Exclude<Script, 'latin'>, RegExp])[] = [
  ['han', /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\u3000-\u303f\uff01-\uffef]/u],
  ['tamil', /^\p{scx=Taml}/u],
  ['arabic', /^\p{scx=Arab}/u],
  ['devanagari', /^\p{scx=Deva}/u],
  ['gurmukhi', /^\p{scx=Guru}/u],
  ['thai', /^\p{scx=Thai}/u],
];
/** A font of these draws its letters from right to left, its digits too. */
const TURNED_BY_FONT: ReadonlySet<Script> = new Set(['arabic']);
/** Where no right-to-left letter is, no order changes. */
const LEFTWARD = /[\p{Bidi_Control}\p{scx=Arab}\p{scx=Hebr}]/u;
const CLUSTERS = new Intl.Segmenter('ms', { granularity: 'grapheme' });
/** The library is its factory; its types say that it has one. */
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

type Piece = { text: string; script: Script; level: number };

/** Each of these is a letter by itself, whatever stands beside it: nothing has to be looked for. */
const SINGLE =
  /^[ -~\u00a0-\u00ac\u00ae-\u02ff\u0621-\u063a\u0641-\u064a\u0660-\u066f\u0671-\u06d3\u4e00-\u9fff]*$/;

/** What a reader takes for one letter, each with its marks. */
export function lettersOf(text: string): string[] {
  if (SINGLE.test(text)) return text.split('');
  return Array.from(CLUSTERS.segment(text), ({ segment }) => segment);
}

/** As its first strong letter has it (UAX #9, P2). */
export function directionOf(text: string): Direction {
  return (bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) % 2 === 1 ? 'rtl' : 'ltr';
}

/** The runs of one line from left to right, as they are drawn. `fontOf`: which font a letter stands in. */
export function runsOf(line: string, direction: Direction, fontOf = scriptOf): Run[] {
  const pieces = piecesOf(line, direction, fontOf);
  return fromLeftToRight(pieces).map((piece) => {
    const { text, script, level } = piece;
    const isDrawnSo = (level % 2 === 1) === TURNED_BY_FONT.has(script);
    return { script, at: pieces.indexOf(piece), text: isDrawnSo ? text : mirrored(text) };
  });
}

export function scriptOf(letter: string): Script {
  return OTHERS.find(([, pattern]) => pattern.test(letter))?.[0] ?? 'latin';
}

/** From right to left each word is a piece: a font turns round the letters of a word, not the words of a line. */
function piecesOf(line: string, direction: Direction, fontOf: (letter: string) => Script): Piece[] {
  const levels = direction === 'rtl' || LEFTWARD.test(line) ? levelsOf(line, direction) : () => 0;
  const pieces: Piece[] = [];
  let at = 0;
  for (const text of lettersOf(line)) {
    const [script, level] = [fontOf(text), levels(at)];
    const last = pieces.at(-1);
    const goesOn = last?.script === script && last.level === level;
    if (last && goesOn && (level % 2 === 0 || isBlank(text) === isBlank(last.text))) last.text += text;
    else pieces.push({ text, script, level });
    at += text.length;
  }
  return pieces;
}

function levelsOf(line: string, direction: Direction): (at: number) => number {
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  return (at) => levels[at] ?? 0;
}

/** From the highest level to the lowest odd one, what stands at it or above is turned round (UAX #9, L2). */
function fromLeftToRight(pieces: readonly Piece[]): readonly Piece[] {
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  let turned = [...pieces];
  for (let level = highest; level > 0; level -= 1) turned = turnedAt(turned, level);
  return turned;
}

function turnedAt(pieces: readonly Piece[], level: number): Piece[] {
  const result: Piece[] = [];
  let turning: Piece[] = [];
  for (const piece of pieces) {
    if (piece.level >= level) turning = [piece, ...turning];
    else {
      result.push(...turning, piece);
      turning = [];
    }
  }
  return [...result, ...turning];
}

/** For the other direction than its font would draw it in: letters turned round, brackets opened to the other side. */
function mirrored(text: string): string {
  return lettersOf(text)
    .reverse()
    .map((letter) => bidi.getMirroredCharacter(letter) ?? letter)
    .join('');
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
