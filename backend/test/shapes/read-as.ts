import { classKey, className, classWords } from '../../src/modules/classes/index.js';
import { tableOfAll } from '../../src/modules/imports/domain/file-table.js';
import { checkRows } from '../../src/modules/imports/import-check.js';
import { columnsOf } from '../../src/modules/imports/import-columns.js';
import { readTableFile } from '../../src/modules/imports/reading/index.js';
import { plannedPupils } from '../../src/modules/pupils/domain/pupil-plan.js';
import { PUPIL_IMPORT } from '../../src/modules/pupils/import/pupil-import-kind.js';
import type { ImportRow } from '../../src/platform/imports/finding.js';
import { type ImportContext, ImportKind, type PlannedRows } from '../../src/platform/imports/import-kind.js';
import type { Meant } from './shape-of-list.js';

const CLASSES = [1, 2, 3, 4, 5, 6].flatMap((grade) =>
  ['Bestari', 'Cerdas'].map((called) => ({
    ...{ id: `${grade} ${called.toUpperCase()}`, name: `${grade} ${called}`, groups: [] },
  })),
);

/** As the preview says: `asked`, the fields about which something is said without that the row waits. */
export type ReadRow = Omit<Meant, 'slip'> & Readonly<{ isReady: boolean; asked: readonly (string | null)[] }>;
export type ReadList = Readonly<{ rows: readonly ReadRow[]; isAsked: boolean; aside: readonly string[] }>;

/** What becomes of a file in a school of 12 classes without pupils, as far as nobody has answered anything. */
export async function readList(bytes: Buffer): Promise<ReadList> {
  const reading = await readTableFile(bytes);
  if (!('sheets' in reading)) return { rows: [], isAsked: true, aside: [] };
  const table = tableOfAll(reading.sheets, PUPIL_IMPORT);
  if (!table) return { rows: [], isAsked: true, aside: [] };
  const columns = columnsOf(table, PUPIL_IMPORT, { chosen: null, remembered: undefined, answers: {} });
  const mapping = columns.map(({ field }) => field);
  const isAsked = PUPIL_IMPORT.fields.some(({ name, isRequired }) => isRequired && !mapping.includes(name));
  const kind = new PreviewOfPupils();
  const edits = { values: {}, skipped: [], answers: {} };
  const context = { answers: {} } as ImportContext;
  const { rows } = await checkRows(kind, { row: { mapping }, table, edits }, context);
  return { isAsked, aside: table.aside, rows: rows.map((row) => toReadRow(row, kind)) };
}

type Checked = Awaited<ReturnType<typeof checkRows>>['rows'][number];

function toReadRow({ number, outcome, findings, values }: Checked, kind: PreviewOfPupils): ReadRow {
  const plan = kind.planned.find((each) => each.number === number)?.plan;
  const { name = values.name ?? '', sex = 'F', birthDate = null } = plan?.imported.content ?? {};
  return {
    ...{ name, sex, birthDate, number: plan?.imported.identityNumber ?? null },
    className: plan?.place?.classId ?? null,
    isReady: outcome !== 'bad' && outcome !== 'skipped',
    asked: findings.map(({ field }) => field),
  };
}

type Planned = ReturnType<typeof plannedPupils>['planned'];

/** Without a database: what stands in the school is nothing. */
class PreviewOfPupils extends ImportKind<unknown, unknown, unknown> {
  override readonly definition = PUPIL_IMPORT;
  planned: Planned = [];

  override plan(_context: ImportContext, rows: readonly ImportRow[]): PlannedRows<unknown> {
    const found = plannedPupils(rows, {
      ...{ standing: [], classes: CLASSES, answers: {}, today: '2026-11-27' },
      ...{ keyOf: classKey, nameOf: className, canMake: () => false },
      gradeOf: (name) => classWords(name).grade,
      keysOf: (number) => [number],
    });
    this.planned = found.planned;
    return found;
  }

  override around = async () => null;
  override hold = () => Promise.reject(new Error('nothing is imported'));
  override apply = () => Promise.reject(new Error('nothing is imported'));
  override undo = () => Promise.reject(new Error('nothing is imported'));
}
