import { isDeepStrictEqual } from 'node:util';
import type { SchoolCaller } from '../../platform/access/caller.js';
import {
  type Finding,
  type ImportRow,
  type KnownRecord,
  type MissingRecord,
  type Planned,
  placeOfRow,
} from '../../platform/imports/finding.js';
import type { ImportContext, ImportField } from '../../platform/imports/import-kind.js';
import { isPartOf } from './domain/mapping.js';
import type { OpenedImport } from './import-contents.js';
import type { AnyKind } from './import-kinds.js';
import type { Mapping } from './imports-tables.js';

export const ROW_OUTCOMES = ['bad', 'changed', 'new', 'same', 'skipped'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** A row of the file as it would be imported now. `written`: as the file has it. */
export type CheckedRow = ImportRow &
  Readonly<{
    written: ImportRow['values'];
    outcome: RowOutcome;
    findings: readonly Finding[];
    record: KnownRecord | null;
    plan: unknown;
  }>;

/** What would become of a file now. `missing`: what is kept and no row speaks of. */
export type CheckedFile = Readonly<{ rows: readonly CheckedRow[]; missing: readonly MissingRecord[] }>;

type Read = ImportRow &
  Readonly<{ written: ImportRow['values']; unread: readonly string[]; isHidden: boolean }>;

/** Rows that somebody, or a filter, has hidden in the file are asked about. */
const HIDDEN_QUESTION = 'hidden';
const READ_HIDDEN = 'read';
const LEAVE_HIDDEN = 'leave';
/** Of a sheet, by its place: whether its rows are left out. */
export const sheetQuestion = (sheet: number): string => `sheet:${sheet}`;
export const LEAVE_SHEET = 'leave';

export function contextOf({ row, edits }: OpenedImport, caller: SchoolCaller): ImportContext {
  return { caller, academicYearId: row.academic_year_id, answers: edits.answers };
}

/** What of an import its rows are read from. */
export type ReadImport = Omit<OpenedImport, 'row'> & Readonly<{ row: Pick<OpenedImport['row'], 'mapping'> }>;

/** Every row that says something, in the order of the file; in the current transaction. */
export async function checkRows(
  kind: AnyKind,
  opened: ReadImport,
  context: ImportContext,
): Promise<CheckedFile> {
  const rows = readRows(kind, opened);
  return checkedRows(kind, context, rows, await kind.around(context, rows.asked));
}

/** The same, held before it ends: others wait while what stands is compared, and for the planning only where it has changed. */
export async function holdAndCheckRows(
  kind: AnyKind,
  opened: OpenedImport,
  context: ImportContext,
): Promise<CheckedFile> {
  const rows = readRows(kind, opened);
  const before = await kind.around(context, rows.asked);
  const ahead = checkedRows(kind, context, rows, before);
  await kind.hold(context);
  const around = await kind.around(context, rows.asked);
  return isDeepStrictEqual(around, before) ? ahead : checkedRows(kind, context, rows, around);
}

/** `asked`: those that nobody has skipped. */
type ReadRows = Readonly<{ all: readonly Read[]; asked: readonly Read[] }>;

function readRows(kind: AnyKind, opened: ReadImport): ReadRows {
  const all = rowsOf(opened, kind);
  const skipped = new Set(opened.edits.skipped);
  const leavesHidden = opened.edits.answers[HIDDEN_QUESTION] === LEAVE_HIDDEN;
  const isAsked = ({ number, isHidden }: Read) => !skipped.has(number) && !(isHidden && leavesHidden);
  return { all, asked: all.filter(isAsked) };
}

function checkedRows(
  kind: AnyKind,
  context: ImportContext,
  { all, asked }: ReadRows,
  around: unknown,
): CheckedFile {
  const { planned, missing } = kind.plan(context, asked, around);
  const byNumber = new Map(planned.map((each) => [each.number, each]));
  const readsHidden = context.answers[HIDDEN_QUESTION] === READ_HIDDEN;
  const rows = all.map(({ isHidden, ...row }) =>
    checked(row, byNumber.get(row.number), isHidden && !readsHidden ? [HIDDEN] : []),
  );
  return { rows, missing };
}

const HIDDEN: Finding = {
  ...{ field: null, isWarning: false, message: 'Baris ini tersembunyi dalam fail.' },
  mends: [
    { act: 'answer', label: 'Baca baris tersembunyi', question: HIDDEN_QUESTION, answer: READ_HIDDEN },
    { act: 'answer', label: 'Jangan baca', question: HIDDEN_QUESTION, answer: LEAVE_HIDDEN },
  ],
};

function checked(
  { unread, ...row }: Omit<Read, 'isHidden'>,
  planned: Planned<unknown> | undefined,
  doubts: readonly Finding[],
): CheckedRow {
  if (!planned) return { ...row, outcome: 'skipped', findings: [], record: null, plan: null };
  const missing = [...doubts, ...unread.map(unreadFinding)];
  const others = planned.findings.filter(({ field }) => field === null || !unread.includes(field));
  const findings = [...missing, ...others];
  const isBad = findings.some(({ isWarning }) => !isWarning);
  const { outcome, record, plan } = planned;
  return { ...row, outcome: isBad ? 'bad' : outcome, findings, record, plan: isBad ? null : plan };
}

function unreadFinding(field: string): Finding {
  const message = 'Sel ini mengandungi formula tanpa nilai. Taip nilainya.';
  return { field, isWarning: false, message, mends: [] };
}

function rowsOf({ row: { mapping }, table, edits }: ReadImport, { definition }: AnyKind): Read[] {
  const fields = definition.fields.map(({ name }) => name);
  const columns = new Map(
    definition.fields.map((field) => [field.name, columnsIn(mapping ?? [], field, table.heads)]),
  );
  const isLeft = (number: number) => edits.answers[sheetQuestion(placeOfRow(number).sheet)] === LEAVE_SHEET;
  return table.rows.flatMap(({ number, cells, unread, isHidden = false }) => {
    if (isLeft(number)) return [];
    const columnsOf = (field: string) => columns.get(field) ?? [];
    const cellOf = (field: string) =>
      columnsOf(field)
        .map((column) => cells[column] ?? '')
        .filter((cell) => cell !== '')
        .join(' ');
    const written = Object.fromEntries(fields.map((field) => [field, cellOf(field)]));
    const values = { ...written, ...edits.values[number] };
    const isUnread = (field: string) => columnsOf(field).some((column) => unread.includes(column));
    const open = fields.filter((field) => isUnread(field) && values[field] === '');
    const isBlank = open.length === 0 && Object.values(values).every((value) => value === '');
    return isBlank ? [] : [{ number, values, written, unread: open, isHidden }];
  });
}

/** In which the field is, those that are called a part of it first; none where the file does not tell it. */
export function columnsIn(
  mapping: Mapping,
  field: Pick<ImportField, 'name' | 'partHeads'>,
  heads: readonly string[],
): number[] {
  const columns = mapping.flatMap((name, column) => (name === field.name ? [column] : []));
  const isPart = (column: number) => isPartOf(heads[column] ?? '', field);
  return columns.toSorted((one, other) => Number(isPart(other)) - Number(isPart(one)) || one - other);
}

export type RowCounts = Readonly<Record<RowOutcome | 'missing' | 'total' | 'warning', number>>;

export function countRows({ rows, missing }: CheckedFile): RowCounts {
  const count = (outcome: RowOutcome) => rows.filter((row) => row.outcome === outcome).length;
  return {
    total: rows.length,
    bad: count('bad'),
    new: count('new'),
    changed: count('changed'),
    same: count('same'),
    skipped: count('skipped'),
    warning: rows.filter(hasWarning).length,
    missing: missing.length,
  };
}

/** Of rows that can be imported. */
export function hasWarning({ outcome, findings }: CheckedRow): boolean {
  return outcome !== 'bad' && findings.length > 0;
}
