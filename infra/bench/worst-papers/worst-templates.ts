import { docx, fieldSign, instruction, paragraph, picture, row, run, table, text } from './docx.ts';
import { png } from './png.ts';
import type { CaseName } from './worst-plans.ts';

/** What a school uploads; where that is refused, the milder one. */
export type WorstTemplate = Readonly<{ worst: () => Promise<Buffer>; milder?: () => Promise<Buffer> }>;

const OBJECTIVE = '{objektif}';
const ACTIVITIES = '{aktiviti}';
const CLASS = '{kelas}';
const LARGEST = 2 ** 31 - 1;

const IN_LETTERS = paragraph([...CLASS].map(run).join('').repeat(20_000));
const IN_FIELDS = paragraph(nestedFields(600, run(CLASS)));

export const WORST_TEMPLATES: Partial<Record<CaseName, WorstTemplate>> = {
  'template of empty paragraphs': { worst: () => docx(text(OBJECTIVE) + '<w:p/>'.repeat(150_000)) },
  'template of nested tables': {
    worst: () => docx(`${nestedTables(1_500, text(ACTIVITIES))}<w:p/>`),
    milder: () => docx(`${nestedTables(80, text(ACTIVITIES))}<w:p/>`),
  },
  'template of ten thousand tokens': { worst: () => docx(text(OBJECTIVE).repeat(10_000)) },
  'template of a huge table': {
    worst: () => {
      const cells = Array.from({ length: 63 }, () => text(OBJECTIVE));
      const rows = Array.from({ length: 1_600 }, () => row(cells, '<w:tblHeader/>'));
      return docx(`${table(rows, 63)}<w:p/>`);
    },
  },
  'template of huge pictures': {
    worst: () => {
      const shown = Array.from({ length: 200 }, (_, at) => paragraph(picture(`rId${10 + (at % 3)}`, at + 1)));
      return docx(text(OBJECTIVE) + shown.join(''), {
        'a.png': png(32_000, 32_000),
        'b.png': png(32_000, 1),
        'c.png': png(1, 1, { width: LARGEST, height: LARGEST }),
      });
    },
  },
  'template of split tokens and fields': {
    worst: () => docx(IN_LETTERS + IN_FIELDS + text('{'.repeat(100_000))),
    milder: () => docx(IN_LETTERS + IN_FIELDS),
  },
};

function nestedTables(depth: number, innermost: string): string {
  let body = innermost;
  for (let level = 0; level < depth; level += 1) {
    const token = level % 10 === 0 ? text(OBJECTIVE) : '';
    body = table([row([`${token}${body}<w:p/>`, '<w:p/>'])]);
  }
  return body;
}

function nestedFields(depth: number, innermost: string): string {
  let all = innermost;
  for (let level = 0; level < depth; level += 1) {
    const begun = fieldSign('begin') + instruction(' IF 1 = 1 &quot;');
    all = `${begun}${all}${instruction('&quot; &quot;x&quot; ')}${fieldSign('separate')}${run('x')}${fieldSign('end')}`;
  }
  return all;
}
