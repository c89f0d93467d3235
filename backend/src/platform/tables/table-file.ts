import { Readable } from 'node:stream';
import { applyDecorators, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { csv } from './csv.js';
import type { TableColumn } from './table-column.js';
import { XLSX, xlsx } from './xlsx.js';

export const TABLE_FORMATS = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

export const CSV = 'text/csv';

/** `title`: of the sheet. `name`: of the file, without its ending. */
export type Table<Row> = Readonly<{
  title: string;
  name: string;
  columns: readonly TableColumn<Row>[];
  pages: AsyncIterable<readonly Row[]>;
}>;

/** The rows of a table to keep, written while they are read. */
export function tableFile<Row>(format: TableFormat, table: Table<Row>): StreamableFile {
  const { title, name, columns, pages } = table;
  return format === 'csv'
    ? fileOf(Readable.from(csv(columns, pages)), `${CSV}; charset=utf-8`, `${name}.csv`)
    : fileOf(xlsx(title, columns, pages), XLSX, `${name}.xlsx`);
}

/** A file to keep, under this name. */
export function fileOf(content: Readable, type: string, name: string): StreamableFile {
  return new StreamableFile(content, { type, disposition: `attachment; filename="${name}"` });
}

/** Of a route that answers a file; in the contract, too. */
export function AnswersFile(...types: readonly string[]) {
  const schema = { type: 'string', format: 'binary' } as const;
  return applyDecorators(
    ApiProduces(...types),
    ApiOkResponse({ content: Object.fromEntries(types.map((type) => [type, { schema }])) }),
  );
}

export const AnswersTable = () => AnswersFile(CSV, XLSX);

/** For a table that stands whole. */
export async function* onePage<Row>(rows: readonly Row[]): AsyncIterable<readonly Row[]> {
  yield rows;
}
