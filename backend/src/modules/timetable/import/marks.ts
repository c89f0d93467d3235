import type { FilePlace } from '../domain/import/timetable-file.js';

/** `places`: what is marked, counted from 1. `length`: how many there are, as far as this text tells. */
export type Marks = Readonly<{ places: readonly number[]; length: number }>;

const NONE: Marks = { places: [], length: 0 };
const MOST_PLACES = 60;

/**
 * A mask has one character for each day, week or term: "01000" is the second of five. Several with commas mean "any of
 * these": nothing certain, so no place. Older files write a number: "2".
 */
export function marksOf(text: string | undefined, first = 1): Marks {
  if (text === undefined || text === '') return NONE;
  if (text.includes(','))
    return { places: [], length: Math.max(...text.split(',').map((mask) => mask.trim().length)) };
  if (/^[01]{2,60}$/.test(text)) {
    const places = [...text].flatMap((mark, at) => (mark === '1' ? [at + 1] : []));
    return { places, length: text.length };
  }
  const number = Number(text) - first + 1;
  return Number.isInteger(number) && 1 <= number && number <= MOST_PLACES
    ? { places: [number], length: number }
    : NONE;
}

/** `all`: what else of the file tells how many there are; one at least. A name belongs to a place marked alone. */
export function placesOf(
  all: readonly Marks[],
  named: readonly Readonly<{ marks: Marks; name: string }>[],
): FilePlace[] {
  const told = [...all, ...named.map(({ marks }) => marks)];
  const count = told.reduce((most, { length }) => Math.max(most, length), 1);
  const names = new Map(
    named.flatMap(({ marks: { places }, name }): [number, string][] => {
      const [place, ...others] = places;
      return place === undefined || others.length > 0 || name === '' ? [] : [[place, name]];
    }),
  );
  return Array.from({ length: count }, (_, at) => ({ number: at + 1, name: names.get(at + 1) ?? null }));
}
