import type { Readable } from 'node:stream';
import {
  AlignmentType,
  BorderStyle,
  convertMillimetersToTwip,
  Document,
  Footer,
  Header,
  type IParagraphOptions,
  type ISectionOptions,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import {
  EMPTY_PARAGRAPH,
  PAGE_BREAK,
  paragraphXml,
  tableXml,
} from '../../../platform/papers/document-xml.js';
import { quiet, strong } from '../../../platform/papers/paper-table.js';
import { type SignatureBlock, signatureBlocks } from '../../../platform/papers/signature-blocks.js';
import { StreamedParts } from '../../../platform/papers/streamed-document.js';
import { isRightToLeft, writable } from '../../../platform/papers/word-text.js';
import { type PaperHead, TEACHER } from './plan-on-paper.js';
import type { SheetsOfWeek } from './plan-pdf.js';
import type { PaperSheet } from './plan-sheets.js';

const EDGE = convertMillimetersToTwip(12);
const PAGE = { width: convertMillimetersToTwip(210), height: convertMillimetersToTwip(297) } as const;
const LINE = PAGE.width - 2 * EDGE;
const NO_RULE = { style: BorderStyle.NONE, size: 0 } as const;
const NO_EDGES = { top: NO_RULE, bottom: NO_RULE, left: NO_RULE, right: NO_RULE } as const;

/** For word processors: a section a week. Pages are counted through: what a section has not every program knows. */
export async function planDocument(
  title: string,
  head: PaperHead,
  weeks: AsyncIterable<SheetsOfWeek>,
): Promise<Readable> {
  const sections: ISectionOptions[] = [];
  const parts = new StreamedParts();
  for await (const week of weeks) sections.push(sectionOf(head, week, parts));
  const document = new Document({
    title,
    creator: writable(head.author),
    styles: { default: { document: { run: { font: 'Arial' } } } },
    sections,
  });
  return parts.written(document);
}

function sectionOf(head: PaperHead, week: SheetsOfWeek, parts: StreamedParts): ISectionOptions {
  return {
    properties: {
      page: {
        size: PAGE,
        margin: { top: EDGE, bottom: EDGE, left: EDGE, right: EDGE, header: EDGE / 2, footer: EDGE / 2 },
      },
    },
    headers: { default: new Header({ children: headOf(head, week) }) },
    footers: { default: new Footer({ children: [footOf()] }) },
    children: [parts.place(() => sheetsXml(week)), ...signatures(head.author, week)],
  };
}

function headOf({ school }: PaperHead, { name, session }: SheetsOfWeek): Paragraph[] {
  const about = [`Kod sekolah ${school.code}`, school.place].filter(Boolean).join(' · ');
  return [
    apart([school.name, 24, true], ['Rancangan Pengajaran Harian', 22, true]),
    apart([about, 16, false], [`Sesi ${session} · ${name}`, 16, false]),
    new Paragraph({}),
  ];
}

type Side = readonly [text: string, size: number, bold: boolean];

function apart(left: Side, right: Side): Paragraph {
  const run = ([text, size, bold]: Side, before = '') =>
    new TextRun({ text: before + writable(text), size, bold });
  return new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: LINE }],
    children: [run(left), run(right, '\t')],
  });
}

function footOf(): Paragraph {
  return new Paragraph({
    alignment: AlignmentType.RIGHT,
    children: [
      new TextRun({
        size: 15,
        children: ['Halaman ', PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
      }),
    ],
  });
}

function* sheetsXml({ sheets }: SheetsOfWeek): Iterable<string> {
  for (const [at, sheet] of sheets.entries()) {
    if (at > 0) yield PAGE_BREAK;
    yield* sheetXml(sheet);
  }
}

function* sheetXml({ mark, facts, table, notes, seals }: PaperSheet): Iterable<string> {
  if (mark) yield paragraphXml(strong(mark));
  const boxes = facts.map(({ label, value }) => [quiet(label), strong(value)]);
  yield* tableXml({ columns: facts.map(() => ({ share: 1 / facts.length })), rows: [boxes] });
  yield EMPTY_PARAGRAPH;
  yield* tableXml(table);
  const checked = seals.map(({ label, code, address }) =>
    [label, `Kod semakan ${code}, ${address}`].filter(Boolean).join(': '),
  );
  for (const note of [...notes, ...checked]) yield paragraphXml(quiet(note));
}

function signatures(author: string, { signing }: SheetsOfWeek): (Paragraph | Table)[] {
  const block = ({ act, name, office }: SignatureBlock) =>
    new TableCell({
      width: { size: 50, type: WidthType.PERCENTAGE },
      borders: NO_EDGES,
      children: [
        line(act, 16, { keepNext: true }),
        line('', 18, { keepNext: true }),
        line('........................................', 18, { keepNext: true }),
        line(name, 18, {}, true),
        line(office, 16),
      ],
    });
  const row = new TableRow({
    cantSplit: true,
    children: signatureBlocks({ author, office: TEACHER }, signing).map(block),
  });
  return [
    new Paragraph({}),
    new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, borders: NO_EDGES, rows: [row] }),
  ];
}

function line(text: string, size: number, more: IParagraphOptions = {}, bold = false): Paragraph {
  const isTurned = isRightToLeft(text);
  const run = new TextRun({ text: writable(text), size, bold, rightToLeft: isTurned });
  return new Paragraph({ bidirectional: isTurned, ...more, children: [run] });
}
