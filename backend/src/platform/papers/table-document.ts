import {
  BorderStyle,
  type IParagraphOptions,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { PaperBlock, PaperCell, PaperStep, PaperTable, Paragraph as Said } from './paper-table.js';
import { isRightToLeft, writable } from './word-text.js';

/** In half points. */
const SIZE = 18;
const QUIET = 16;
const TINT = { type: ShadingType.CLEAR, fill: 'EDF1F1' } as const;
const RULE = { style: BorderStyle.SINGLE, size: 4, color: '6B7778' } as const;
const EDGES = { top: RULE, bottom: RULE, left: RULE, right: RULE } as const;
/** In twentieths of a point. */
const INSETS = { top: 70, bottom: 70, left: 100, right: 100 } as const;
const MARK_TAB = 1_250;
const MINUTES_TAB = 750;

/** A table of a document for word processors: its head stands again on every page, and no row is broken. */
export function documentTable({ columns, rows }: PaperTable): Table {
  const percents = columns.map(({ share }) => Math.round(share * 100));
  const isHeaded = columns.some(({ head }) => head !== undefined);
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columns.map((column, at) =>
      documentCell(
        [{ kind: 'paragraph', words: [{ text: column.head ?? '', isStrong: true }] }],
        percents[at] ?? 0,
        true,
      ),
    ),
  });
  const body = rows.map(
    (cells) =>
      new TableRow({
        cantSplit: true,
        children: cells.map((cell, at) =>
          documentCell(cell, percents[at] ?? 0, columns[at]?.isLabel ?? false),
        ),
      }),
  );
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: isHeaded ? [head, ...body] : body,
  });
}

export function documentCell(cell: PaperCell, percent: number, isTinted: boolean): TableCell {
  const children = cell.flatMap(paragraphsOfBlock);
  return new TableCell({
    width: { size: percent, type: WidthType.PERCENTAGE },
    margins: INSETS,
    borders: EDGES,
    ...(isTinted && { shading: TINT }),
    children: children.length > 0 ? children : [new Paragraph({})],
  });
}

export function documentParagraph({ words, isQuiet }: Said, more: IParagraphOptions = {}): Paragraph {
  const isTurned = isRightToLeft(words.map(({ text }) => text).join(''));
  return new Paragraph({
    bidirectional: isTurned,
    ...more,
    children: words.map(
      ({ text, isStrong }) =>
        new TextRun({
          text: writable(text),
          size: isQuiet ? QUIET : SIZE,
          bold: isStrong ?? false,
          rightToLeft: isTurned,
        }),
    ),
  });
}

function paragraphsOfBlock(block: PaperBlock): Paragraph[] {
  return block.kind === 'paragraph' ? [documentParagraph(block)] : paragraphsOfSteps(block.steps);
}

/** What stands before a step is set off by tabs, and goes on below itself. */
function paragraphsOfSteps(steps: readonly PaperStep[]): Paragraph[] {
  const marks = steps.some(({ mark }) => mark !== '') ? MARK_TAB : 0;
  const text = marks + (steps.some(({ minutes }) => minutes !== '') ? MINUTES_TAB : 0);
  return steps.map(
    (step) =>
      new Paragraph({
        bidirectional: isRightToLeft(step.text),
        indent: { start: text, hanging: text },
        tabStops: [marks, text]
          .filter((at) => at > 0)
          .map((position) => ({ type: TabStopType.LEFT, position })),
        children: [
          ...(marks > 0 ? [new TextRun({ text: `${step.mark}\t`, size: SIZE, bold: true })] : []),
          ...(text > marks ? [new TextRun({ text: `${step.minutes}\t`, size: QUIET })] : []),
          new TextRun({ text: writable(step.text), size: SIZE, rightToLeft: isRightToLeft(step.text) }),
        ],
      }),
  );
}
