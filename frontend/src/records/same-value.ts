import type { FieldName, RecordKind } from './record-kind';

const isStructure = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether two values say the same, however deep: a list that was read anew is another object with the same words. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isStructure(one) || !isStructure(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const [own, foreign] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return own.size === foreign.size && [...own].every(([key, value]) => holds(foreign, key, value));
}

const holds = (entries: ReadonlyMap<string, unknown>, key: string, value: unknown) =>
  entries.has(key) && sameValue(value, entries.get(key));

type Labelled<Fields extends object> = Pick<RecordKind<Fields>, 'labels'>;

/** In the order of the form. */
export function fieldNames<Fields extends object>({ labels }: Labelled<Fields>): FieldName<Fields>[] {
  return Object.keys(labels).filter((name): name is FieldName<Fields> => name in labels);
}
