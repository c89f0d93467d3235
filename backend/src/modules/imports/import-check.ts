import { isDeepStrictEqual } from 'node:util';
import type { SchoolCaller } from '../../platform/access/caller.js';
import type { Finding, ImportRow, Planned } from '../../platform/imports/finding.js';
import type { ImportContext } from '../../platform/imports/import-kind.js';
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
    plan: unknown;
  }>;

type Read = ImportRow & Readonly<{ written: ImportRow['values']; unread: readonly string[] }>;

export function contextOf({ row, edits }: OpenedImport, caller: SchoolCaller): ImportContext {
  return { caller, academicYearId: row.academic_year_id, answers: edits.answers };
}

/** Every row that says something, in the order of the file; in the current transaction. */
export async function checkRows(
  kind: AnyKind,
  opened: OpenedImport,
  context: ImportContext,
): Promise<CheckedRow[]> {
  const rows = readRows(kind, opened);
  return checkedRows(kind, context, rows, await kind.around(context, rows.asked));
}

/** The same, held before it ends: others wait while what stands is compared, and for the planning only where it has changed. */
export async function holdAndCheckRows(
  kind: AnyKind,
  opened: OpenedImport,
  context: ImportContext,
): Promise<CheckedRow[]> {
  const rows = readRows(kind, opened);
  const before = await kind.around(context, rows.asked);
  const ahead = checkedRows(kind, context, rows, before);
  await kind.hold(context);
  const around = await kind.around(context, rows.asked);
  return isDeepStrictEqual(around, before) ? ahead : checkedRows(kind, context, rows, around);
}

/** `asked`: those that nobody has skipped. */
type ReadRows = Readonly<{ all: readonly Read[]; asked: readonly Read[] }>;

function readRows(kind: AnyKind, opened: OpenedImport): ReadRows {
  const all = rowsOf(opened, kind);
  const skipped = new Set(opened.edits.skipped);
  return { all, asked: all.filter(({ number }) => !skipped.has(number)) };
}

function checkedRows(
  kind: AnyKind,
  context: ImportContext,
  { all, asked }: ReadRows,
  around: unknown,
): CheckedRow[] {
  const planned = new Map(kind.plan(context, asked, around).map((each) => [each.number, each]));
  return all.map((row) => checked(row, planned.get(row.number)));
}

function checked({ unread, ...row }: Read, planned: Planned<unknown> | undefined): CheckedRow {
  if (!planned) return { ...row, outcome: 'skipped', findings: [], plan: null };
  const missing = unread.map(unreadFinding);
  const others = planned.findings.filter(({ field }) => field === null || !unread.includes(field));
  const findings = [...missing, ...others];
  const isBad = findings.some(({ isWarning }) => !isWarning);
  return { ...row, outcome: isBad ? 'bad' : planned.outcome, findings, plan: isBad ? null : planned.plan };
}

function unreadFinding(field: string): Finding {
  const message = 'Sel ini mengandungi formula tanpa nilai. Taip nilainya.';
  return { field, isWarning: false, message, mends: [] };
}

function rowsOf({ row: { mapping }, table, edits }: OpenedImport, { definition }: AnyKind): Read[] {
  const fields = definition.fields.map(({ name }) => name);
  return table.rows.flatMap(({ number, cells, unread }) => {
    const columnOf = (field: string) => columnIn(mapping ?? [], field);
    const cellOf = (field: string) => cells[columnOf(field)] ?? '';
    const written = Object.fromEntries(fields.map((field) => [field, cellOf(field)]));
    const values = { ...written, ...edits.values[number] };
    const open = fields.filter((field) => unread.includes(columnOf(field)) && values[field] === '');
    const isBlank = open.length === 0 && Object.values(values).every((value) => value === '');
    return isBlank ? [] : [{ number, values, written, unread: open }];
  });
}

/** -1 where the field is in no column. */
export function columnIn(mapping: Mapping, field: string): number {
  return mapping.indexOf(field);
}

export type RowCounts = Readonly<Record<RowOutcome | 'total' | 'warning', number>>;

export function countRows(rows: readonly CheckedRow[]): RowCounts {
  const count = (outcome: RowOutcome) => rows.filter((row) => row.outcome === outcome).length;
  return {
    total: rows.length,
    bad: count('bad'),
    new: count('new'),
    changed: count('changed'),
    same: count('same'),
    skipped: count('skipped'),
    warning: rows.filter(hasWarning).length,
  };
}

/** Of rows that can be imported. */
export function hasWarning({ outcome, findings }: CheckedRow): boolean {
  return outcome !== 'bad' && findings.length > 0;
}
