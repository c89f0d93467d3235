import type { ExportedRow } from './exported-table.js';
import { csvOf, jsonOf } from './table-files.js';

const table = {
  to: 'school' as const,
  table: 'plans',
  columns: ['id', 'title', 'done', 'more'],
  key: ['id'],
};

async function* pages(...all: ExportedRow[][]) {
  yield* all;
}
async function whole(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

describe('A table as CSV', () => {
  it('begins with the mark of UTF-8 and the names, over all pages', async () => {
    const rows = [
      [{ id: 1, title: 'Tajuk "satu", baris\nbaharu', done: true, more: { a: 1 } }],
      [{ id: 2, title: null, done: false, more: null }],
    ];
    expect(await whole(csvOf(table, pages(...rows)))).toBe(
      '\uFEFFid,title,done,more\n1,"Tajuk ""satu"", baris\nbaharu",true,"{""a"":1}"\n2,,false,\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('holds no formula: %j', async (title) => {
    const text = await whole(csvOf(table, pages([{ id: 1, title, done: true, more: null }])));
    expect(text.split('\n')[1]).toMatch(/^1,"?'/);
  });
});

describe('A table as JSON', () => {
  it.each<[ExportedRow[][]]>([[[]], [[[{ id: 1 }]]], [[[{ id: 1 }, { id: 2 }], [{ id: 3 }]]]])(
    'is a list: %j',
    async (all) => {
      expect(JSON.parse(await whole(jsonOf(pages(...all))))).toEqual(all.flat());
    },
  );
});
