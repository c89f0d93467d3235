import { inOrder, type PlanRow, type RowTexts } from './plan-row.js';

/** What one plan has otherwise than another. */
export type RowDifference = Readonly<{ key: string }> &
  (
    | Readonly<{ act: 'add'; from: PlanRow }>
    | Readonly<{ act: 'change'; from: PlanRow; to: PlanRow; fields: readonly (keyof RowTexts | 'week')[] }>
    | Readonly<{ act: 'remove'; to: PlanRow }>
  );

const FIELDS = [
  'week',
  'theme',
  'topic',
  'contentStandards',
  'learningStandards',
  'objective',
  'crossCurricular',
  'resources',
  'notes',
] as const;

/**
 * What a plan would take over from another: of two rows one is a copy of the other, or both are copies of one. In the
 * order of the weeks.
 */
export function differencesOf(from: readonly PlanRow[], to: readonly PlanRow[]): RowDifference[] {
  const left = new Set(to);
  const found: RowDifference[] = [];
  for (const row of inOrder(from)) {
    const twin = to.find((other) => left.has(other) && areCopies(row, other));
    if (!twin) found.push({ key: `add:${row.id}`, act: 'add', from: row });
    else {
      left.delete(twin);
      const fields = FIELDS.filter((field) => !isSame(row[field], twin[field]));
      if (fields.length > 0)
        found.push({ key: `change:${row.id}:${twin.id}`, act: 'change', from: row, to: twin, fields });
    }
  }
  const removed = inOrder([...left]).map((row) => ({
    key: `remove:${row.id}`,
    act: 'remove' as const,
    to: row,
  }));
  return [...found, ...removed].toSorted((one, other) => weekOf(one) - weekOf(other));
}

function areCopies(one: PlanRow, other: PlanRow): boolean {
  if (one.originId === other.id || other.originId === one.id) return true;
  return one.originId !== null && one.originId === other.originId;
}

function isSame(one: PlanRow[(typeof FIELDS)[number]], other: PlanRow[(typeof FIELDS)[number]]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function weekOf(difference: RowDifference): number {
  return difference.act === 'remove' ? difference.to.week : difference.from.week;
}
