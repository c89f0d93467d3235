import type { PaperBlock, PaperCell, PaperStep, Paragraph } from '../papers/paper-table.js';
import type { FlowedLine, FlowedText } from './flowed-text.js';

/** A line of a cell: what stands beside each other, below a gap. */
export type StackedLine = Readonly<{
  gap: number;
  height: number;
  size: number;
  isQuiet: boolean;
  parts: readonly Readonly<{ x: number; line: FlowedLine }>[];
}>;

/** In parts of the size of letters. */
const LINE = 1.36;
const GAP = 0.3;
const QUIET = 0.9;
const BETWEEN = 0.65;
const NARROWEST_TEXT = 0.45;

/** What is in a cell, line by line, so that it can be broken between any two of them. */
export function stackOf(cell: PaperCell, width: number, size: number, flowed: FlowedText): StackedLine[] {
  const lines = cell.flatMap((block) => linesOfBlock(block, width, size, flowed));
  return lines.map((line, at) => (at === 0 ? { ...line, gap: 0 } : line));
}

export function heightOf(lines: readonly StackedLine[]): number {
  return lines.reduce((sum, { gap, height }) => sum + gap + height, 0);
}

function linesOfBlock(block: PaperBlock, width: number, size: number, flowed: FlowedText): StackedLine[] {
  return block.kind === 'steps'
    ? linesOfSteps(block.steps, width, size, flowed)
    : linesOfParagraph(block, width, size, flowed);
}

function linesOfParagraph(block: Paragraph, width: number, size: number, flowed: FlowedText): StackedLine[] {
  const isQuiet = block.isQuiet ?? false;
  const own = isQuiet ? size * QUIET : size;
  return flowed.linesOf(block, width, own).map((line, at) => ({
    ...{ gap: at === 0 ? size * GAP : 0, height: own * LINE, size: own, isQuiet },
    parts: [{ x: startOf(line, 0, width), line }],
  }));
}

/** Marks and minutes in columns of their own, as wide as they have to be; where that leaves little, above the text. */
function linesOfSteps(
  steps: readonly PaperStep[],
  width: number,
  size: number,
  flowed: FlowedText,
): StackedLine[] {
  const markWidth = widest(steps, 'mark', (text) => flowed.widthOf(text, 'semibold', size));
  const minutesWidth = widest(steps, 'minutes', (text) => flowed.widthOf(text, 'regular', size));
  const between = size * BETWEEN;
  const minutesX = markWidth > 0 ? markWidth + between : 0;
  const textX = minutesWidth > 0 ? minutesX + minutesWidth + between : minutesX;
  const isNarrow = width - textX < width * NARROWEST_TEXT;
  return steps.flatMap(({ mark, minutes, text }) => {
    const said: Paragraph = { kind: 'paragraph', words: [{ text }] };
    const x = isNarrow ? 0 : textX;
    const lines = flowed.linesOf(said, width - x, size);
    const before = [
      ...(mark ? flowed.linesOf({ ...said, words: [{ text: mark, isStrong: true }] }, width, size) : []).map(
        (line) => ({ x: 0, line }),
      ),
      ...(minutes ? flowed.linesOf({ ...said, words: [{ text: minutes }] }, width, size) : []).map(
        (line) => ({ x: minutesX + minutesWidth - line.width, line }),
      ),
    ];
    return lines.map((line, at) => ({
      ...{ gap: at === 0 ? size * GAP : 0, height: size * LINE, size, isQuiet: false },
      parts: [...(at === 0 ? before : []), { x: startOf(line, x, width), line }],
    }));
  });
}

function widest(
  steps: readonly PaperStep[],
  part: 'mark' | 'minutes',
  widthOf: (text: string) => number,
): number {
  return Math.max(0, ...steps.map((step) => (step[part] === '' ? 0 : widthOf(step[part]))));
}

/** What begins from the right stands at the right. */
function startOf({ direction, width: own }: FlowedLine, left: number, right: number): number {
  return direction === 'rtl' ? Math.max(left, right - own) : left;
}
