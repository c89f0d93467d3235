import { Readable } from 'node:stream';
import {
  convertMillimetersToTwip,
  Document,
  HeadingLevel,
  Packer,
  PageOrientation,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { isRightToLeft, writable } from '../../../platform/papers/word-text.js';
import { type PaperLine, weekLines } from './paper-lines.js';

/** `status`: where it stands, "Dihantar". `code`: by which it is checked where it is verified, else null. */
export type DocumentHead = Readonly<{
  title: string;
  school: string;
  session: string;
  status: string;
  code: string | null;
}>;

const COLUMNS: readonly (readonly [head: string, percent: number, cell: (line: PaperLine) => string])[] = [
  ['Minggu', 11, (line) => weekLines(line).join('\n')],
  ['Tema / Topik', 13, ({ texts }) => [texts.theme, texts.topic].filter(Boolean).join('\n')],
  ['Standard kandungan', 14, ({ texts }) => texts.contentStandards.join('\n')],
  ['Standard pembelajaran', 20, ({ texts }) => texts.learningStandards.join('\n')],
  ['Objektif', 17, ({ texts }) => texts.objective],
  ['EMK', 8, ({ texts }) => texts.crossCurricular],
  ['BBM', 8, ({ texts }) => texts.resources],
  ['Catatan', 9, ({ texts }) => texts.notes],
];

/** In half points. */
const SMALL = 17;
const EDGE = convertMillimetersToTwip(12);

/** The head of the table stands again on every page; a row is never broken. */
export async function planDocument(head: DocumentHead, lines: readonly PaperLine[]): Promise<Readable> {
  const rows = [
    new TableRow({
      tableHeader: true,
      cantSplit: true,
      children: COLUMNS.map(([name, percent]) => cellOf(name, percent, true)),
    }),
    ...lines.map(
      (line) =>
        new TableRow({
          cantSplit: true,
          children: COLUMNS.map(([, percent, cell]) => cellOf(cell(line), percent, false)),
        }),
    ),
  ];
  const document = new Document({
    title: head.title,
    creator: head.school,
    sections: [
      {
        properties: {
          page: {
            size: {
              orientation: PageOrientation.LANDSCAPE,
              width: convertMillimetersToTwip(210),
              height: convertMillimetersToTwip(297),
            },
            margin: { top: EDGE, bottom: EDGE, left: EDGE, right: EDGE },
          },
        },
        children: [
          new Paragraph({ text: head.title, heading: HeadingLevel.HEADING_1 }),
          new Paragraph({ text: `${head.school} · Sesi ${head.session}` }),
          new Paragraph({
            text: [head.status, head.code && `Kod semakan ${head.code}`].filter(Boolean).join('. '),
          }),
          new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, rows }),
        ],
      },
    ],
  });
  return Readable.from(await Packer.toBuffer(document));
}

function cellOf(text: string, percent: number, isHead: boolean): TableCell {
  return new TableCell({
    width: { size: percent, type: WidthType.PERCENTAGE },
    children: text.split('\n').map(
      (line) =>
        new Paragraph({
          bidirectional: isRightToLeft(line),
          children: [
            new TextRun({
              text: writable(line),
              size: SMALL,
              bold: isHead,
              rightToLeft: isRightToLeft(line),
            }),
          ],
        }),
    ),
  });
}
