import { type PaperCell, paragraph, quiet, strong } from '../papers/paper-table.js';
import { heightOf, type StackedLine, stackOf } from './cell-stack.js';
import type { FlowedText } from './flowed-text.js';
import { drawQr } from './qr-squares.js';
import { drawStack } from './ruled-table.js';

/**
 * What was sealed of a sheet. `code`: as it is shown; `address`: where it leads to. `content`: the text whose hash, in
 * hexadecimal, it is; `part`: what of the sheet it says. `label`: of which part of the sheet; empty where it is of all.
 */
export type LabelledSeal = Readonly<{
  code: string;
  address: string;
  content: string;
  hash: string;
  part: string;
  isAmendment: boolean;
  label: string;
}>;

type Line = Readonly<{ x: number; width: number }>;
type LaidSeal = Readonly<{ seal: LabelledSeal; x: number; lines: readonly StackedLine[] }>;
/** What stands beside each other. */
export type SealRow = Readonly<{ height: number; seals: readonly LaidSeal[] }>;

const GAP = 8;
const [LARGE, SMALL] = [
  { side: 74, size: 8.5 },
  { side: 58, size: 7.25 },
];

/** One over the whole line, several in two columns: each with its code, by which anybody checks it. */
export function layoutSeals(
  seals: readonly LabelledSeal[],
  { x, width }: Line,
  flowed: FlowedText,
): SealRow[] {
  const [columns, { side, size }] = seals.length === 1 ? [1, LARGE] : [2, SMALL];
  const column = (width - (columns - 1) * GAP) / columns;
  const laid = seals.map((seal, at) => ({
    seal,
    x: x + (at % columns) * (column + GAP),
    lines: stackOf(wordsOf(seal), column - side - GAP, size, flowed),
  }));
  return Array.from({ length: Math.ceil(laid.length / columns) }, (_, row) => {
    const own = laid.slice(row * columns, (row + 1) * columns);
    return { seals: own, height: Math.max(side, ...own.map(({ lines }) => heightOf(lines))) + 6 };
  });
}

export function drawSeals({ seals }: SealRow, y: number, flowed: FlowedText, pdf: PDFKit.PDFDocument): void {
  for (const { seal, x, lines } of seals) {
    const { side } = seal.label === '' ? LARGE : SMALL;
    drawQr(pdf, seal.address, { x, y, side });
    drawStack(lines, x + side + GAP, y + 4, flowed, pdf);
    pdf.link(x, y, side, side, seal.address);
  }
}

/** The text whose hash it is goes along, byte by byte: whoever has the file can make the hash again. */
export function attachSeal(pdf: PDFKit.PDFDocument, { code, content }: LabelledSeal): void {
  pdf.file(Buffer.from(content), {
    name: `${code}.json`,
    type: 'application/json',
    description: 'Teks yang disahkan; SHA-256 teks ini tercetak pada helaian.',
  });
}

function wordsOf({ label, code, hash, part, isAmendment }: LabelledSeal): PaperCell {
  const said = isAmendment ? 'Pindaan disahkan.' : 'Disahkan.';
  return [
    ...(label === '' ? [] : [strong(label)]),
    { kind: 'paragraph', words: [{ text: `${said} Kod semakan ` }, { text: code, isStrong: true }] },
    ...(label === ''
      ? [paragraph('Imbas kod untuk menyemak sama ada dokumen ini sah atau sudah dipinda.')]
      : []),
    quiet(`${part}, SHA-256 ${hash}`),
  ];
}
