import { escapedXml } from '../archives/xml-tree.js';
import type { PaperBlock, PaperCell, PaperStep, PaperTable, Paragraph, Words } from './paper-table.js';
import { isRightToLeft } from './word-text.js';

/** In half points. */
const SIZE = 18;
const QUIET = 16;
const TINT = '<w:shd w:fill="EDF1F1" w:val="clear"/>';
const SIDES = ['top', 'left', 'bottom', 'right'] as const;
const EDGES = SIDES.map((side) => `<w:${side} w:val="single" w:color="6B7778" w:sz="4"/>`).join('');
/** In twentieths of a point. */
const INSETS = SIDES.map(
  (side) => `<w:${side} w:type="dxa" w:w="${side === 'top' || side === 'bottom' ? 70 : 100}"/>`,
).join('');
const MARK_TAB = 1_250;
const MINUTES_TAB = 750;
const LINES_AT_ONCE = 500;
const EMPTY = '<w:p/>';

/**
 * A table of a document for word processors as ECMA-376 has it: its head stands again on every page, and no row is broken.
 * Written piece by piece, since a library's objects for each of its lines cost thirty times as much as its text.
 */
export function* tableXml({ columns, rows }: PaperTable): Iterable<string> {
  const shares = columns.map(({ share }) => share);
  yield tableBegin(shares);
  if (columns.some(({ head }) => head !== undefined)) {
    yield rowBegin(true);
    for (const { head = '', share } of columns)
      yield* cellXml([{ kind: 'paragraph', words: [{ text: head, isStrong: true }] }], share, true);
    yield ROW_END;
  }
  for (const cells of rows) {
    yield rowBegin(false);
    for (const [at, cell] of cells.entries())
      yield* cellXml(cell, shares[at] ?? 0, columns[at]?.isLabel ?? false);
    yield ROW_END;
  }
  yield '</w:tbl>';
}

/** Turned round where it begins from the right. */
export function paragraphXml({ words, isQuiet = false }: Paragraph): string {
  const isTurned = isRightToLeft(words.map(({ text }) => text).join(''));
  const size = isQuiet ? QUIET : SIZE;
  const runs = words.map(({ text, isStrong = false }) => runXml(text, { size, isStrong, isTurned }));
  return `<w:p>${isTurned ? '<w:pPr><w:bidi/></w:pPr>' : ''}${runs.join('')}</w:p>`;
}

/** A page begins; it takes no room. */
export const PAGE_BREAK = '<w:p><w:pPr><w:pageBreakBefore/><w:spacing w:line="20"/></w:pPr></w:p>';
export const EMPTY_PARAGRAPH = EMPTY;

const ROW_END = '</w:tr>';
const rowBegin = (isHead: boolean) =>
  `<w:tr><w:trPr><w:cantSplit/>${isHead ? '<w:tblHeader/>' : ''}</w:trPr>`;

function tableBegin(shares: readonly number[]): string {
  const grid = shares.map((share) => `<w:gridCol w:w="${Math.round(share * 10_000)}"/>`).join('');
  return `<w:tbl><w:tblPr><w:tblW w:type="pct" w:w="5000"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>`;
}

function* cellXml(cell: PaperCell, share: number, isTinted: boolean): Iterable<string> {
  const width = `<w:tcW w:type="pct" w:w="${Math.round(share * 5_000)}"/>`;
  const borders = `<w:tcBorders>${EDGES}</w:tcBorders>${isTinted ? TINT : ''}<w:tcMar>${INSETS}</w:tcMar>`;
  yield `<w:tc><w:tcPr>${width}${borders}</w:tcPr>`;
  let text = '';
  let lines = 0;
  for (const line of cell.flatMap(linesOfBlock)) {
    text += line;
    lines += 1;
    if (lines % LINES_AT_ONCE > 0) continue;
    yield text;
    text = '';
  }
  yield `${lines === 0 ? EMPTY : text}</w:tc>`;
}

function linesOfBlock(block: PaperBlock): string[] {
  return block.kind === 'paragraph' ? [paragraphXml(block)] : linesOfSteps(block.steps);
}

/** What stands before a step is set off by tabs, and goes on below itself. */
function linesOfSteps(steps: readonly PaperStep[]): string[] {
  const marks = steps.some(({ mark }) => mark !== '') ? MARK_TAB : 0;
  const text = marks + (steps.some(({ minutes }) => minutes !== '') ? MINUTES_TAB : 0);
  const stops = [...new Set([marks, text])].filter((at) => at > 0);
  const tabs = stops.map((at) => `<w:tab w:val="left" w:pos="${at}"/>`).join('');
  const tabbed = tabs ? `<w:tabs>${tabs}</w:tabs>` : '';
  const indent = text > 0 ? `<w:ind w:start="${text}" w:hanging="${text}"/>` : '';
  return steps.map((step) => {
    const isTurned = isRightToLeft(step.text);
    const before = [
      marks > 0 ? runXml(`${step.mark}\t`, { size: SIZE, isStrong: true, isTurned: false }) : '',
      text > marks ? runXml(`${step.minutes}\t`, { size: QUIET, isStrong: false, isTurned: false }) : '',
    ];
    const said = runXml(step.text, { size: SIZE, isStrong: false, isTurned });
    const marked = `${tabbed}${isTurned ? '<w:bidi/>' : ''}${indent}`;
    return `<w:p>${marked ? `<w:pPr>${marked}</w:pPr>` : ''}${before.join('')}${said}</w:p>`;
  });
}

type Run = Readonly<{ size: number; isStrong: boolean; isTurned: boolean }>;

function runXml(text: Words['text'], { size, isStrong, isTurned }: Run): string {
  const marks = `${isStrong ? '<w:b/><w:bCs/>' : ''}<w:sz w:val="${size}"/><w:szCs w:val="${size}"/>${isTurned ? '<w:rtl/>' : ''}`;
  return `<w:r><w:rPr>${marks}</w:rPr><w:t xml:space="preserve">${escapedXml(text)}</w:t></w:r>`;
}
