import type { Font, GlyphPosition, GlyphRun, Subset } from 'fontkit';
import { lettersOf, type Script } from './scripts.js';

/** `codePoints`: what a reader of the document takes it for. */
type DrawnGlyph = Readonly<{ id: number; advanceWidth: number; codePoints: readonly number[] }>;
type Shaped = Readonly<{ glyphs: readonly DrawnGlyph[]; positions: readonly GlyphPosition[] }>;

/** Their signs are drawn in another order than they are written in. */
const REORDERED: ReadonlySet<Script> = new Set(['tamil', 'devanagari', 'gurmukhi', 'thai']);
/** Of what is drawn beside its letter, such as its dots: programs that read documents pass it over. */
const NOTHING = [0x2060];
const MOST_REMEMBERED = 20_000;
/** Shaping a word takes longer than anything else that is done with it. */
const remembered = new WeakMap<Font, Map<string, Shaped>>();

/**
 * The font as one document embeds it: a picture that stands for several letters, such as one that Arabic gives dots, is
 * embedded once for each of them, so that what is drawn can be searched and copied as it was typed.
 */
export function legibleFont(font: Font, script: Script): Font {
  const drawn: number[] = [];
  const numbers = new Map<string, number>();
  const numberOf = ({ id, codePoints }: DrawnGlyph): number => {
    const key = `${id}/${codePoints.join('+')}`;
    const number = numbers.get(key) ?? drawn.push(id) - 1;
    numbers.set(key, number);
    return number;
  };
  return Object.create(font, {
    layout: {
      value: (text: string) => {
        const { glyphs, positions } = shaped(font, script, text);
        // Whoever asks scales them where they stand, and asks how wide they are afterwards.
        const places = positions.map((position) => ({ ...position }));
        return {
          glyphs: glyphs.map((glyph) => ({ ...glyph, id: numberOf(glyph) })),
          positions: places,
          get advanceWidth() {
            return places.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
          },
        };
      },
    },
    createSubset: { value: () => subsetOf(font, (number) => drawn[number] ?? 0) },
  });
}

function subsetOf(font: Font, glyphOf: (number: number) => number): Subset {
  const subset: Subset & { glyphs?: number[] } = font.createSubset();
  const places = new Map<number, number>();
  const glyphs = subset.glyphs ?? [];
  return Object.create(subset, {
    includeGlyph: {
      value: (number: number) => {
        const place = places.get(number) ?? glyphs.push(glyphOf(number)) - 1;
        places.set(number, place);
        return place;
      },
    },
    encode: { value: () => subset.encode() },
  });
}

function shaped(font: Font, script: Script, text: string): Shaped {
  const known = remembered.get(font) ?? new Map<string, Shaped>();
  remembered.set(font, known);
  const found = known.get(text);
  if (found) return found;
  if (known.size >= MOST_REMEMBERED) known.clear();
  const { glyphs, positions } = layOut(font, text);
  const read = lettersOfGlyphs(glyphs, script, text);
  const result = {
    glyphs: glyphs.map(({ id, advanceWidth: width }, at) => ({
      ...{ id, advanceWidth: width, codePoints: read[at] ?? NOTHING },
    })),
    positions: positions.map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({
      ...{ xAdvance, yAdvance, xOffset, yOffset },
    })),
  };
  known.set(text, result);
  return result;
}

/** The library fails at some words of some scripts: they are drawn sign by sign rather than not at all. */
function layOut(font: Font, text: string): Pick<GlyphRun, 'glyphs' | 'positions'> {
  try {
    return font.layout(text);
  } catch {
    const glyphs = font.glyphsForString(text);
    const positions = glyphs.map(({ advanceWidth }) => ({
      ...{ xAdvance: advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 },
    }));
    return { glyphs, positions };
  }
}

/** The library remembers of a glyph the letters that it was first drawn for, so only their number is to be relied on. */
function lettersOfGlyphs(glyphs: GlyphRun['glyphs'], script: Script, text: string): (readonly number[])[] {
  if (REORDERED.has(script)) return grouped(glyphs, lettersOf(text), decomposedSigns);
  // Readers turn round what stands from right to left, the letters of a ligature too.
  if (script === 'arabic')
    return grouped(glyphs.toReversed(), [...text], countSigns)
      .map((signs) => signs.toReversed())
      .toReversed();
  const signs = [...text];
  return glyphs.length === signs.length
    ? signs.map((sign) => [sign.codePointAt(0) ?? 0])
    : grouped(glyphs, signs, countSigns);
}

/** The first glyph of what belongs together says all of it: as many signs as have gone into its glyphs. */
function grouped(
  glyphs: GlyphRun['glyphs'],
  letters: readonly string[],
  count: (text: string) => number,
): (readonly number[])[] {
  const result: (readonly number[])[] = glyphs.map(() => NOTHING);
  let [at, letter] = [0, 0];
  while (at < glyphs.length) {
    const first = at;
    let [said, signs, drawn] = ['', 0, 0];
    do {
      if (drawn >= signs && letter < letters.length) {
        const next = letters[letter] ?? '';
        [said, signs, letter] = [said + next, signs + count(next), letter + 1];
      } else {
        drawn += count(String.fromCodePoint(...(glyphs[at]?.codePoints ?? [])));
        at += 1;
      }
    } while (at < glyphs.length && (drawn !== signs || glyphs[at]?.codePoints.length === 0));
    if (at === glyphs.length) said += letters.slice(letter).join('');
    if (said !== '') result[first] = Array.from(said, (sign) => sign.codePointAt(0) ?? 0);
  }
  return result;
}

function countSigns(text: string): number {
  return [...text].length;
}

function decomposedSigns(text: string): number {
  return countSigns(text.normalize('NFD'));
}
