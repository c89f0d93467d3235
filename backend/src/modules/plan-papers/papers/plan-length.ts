import { PaperTooLargeError } from '../../../platform/papers/paper-press.errors.js';

/** More than the longest plans that may be written, in the fullest week that anybody teaches. */
export const MOST_LINES = 700_000;
/** Of letters, in a line of paper. */
export const LETTERS_A_LINE = 100;

/** About how many lines a plan takes on paper. */
export function linesOf(content: object): number {
  const texts = Object.values(content).flatMap((value: unknown) => (Array.isArray(value) ? value : [value]));
  return texts.reduce<number>((sum, text) => (typeof text === 'string' ? sum + linesOfText(text) : sum), 0);
}

/** `longest`: of the plans, as whoever has written it knows it. */
export function checkLines(lines: number, longest: string): void {
  if (lines > MOST_LINES) throw new PaperTooLargeError('lines', { most: MOST_LINES, where: longest });
}

function linesOfText(text: string): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines + Math.floor(text.length / LETTERS_A_LINE);
}
