import type { FieldName, RecordKind } from './record-kind';
import { differingFields } from './same-value';

export type Side = 'mine' | 'theirs';
export type Choices<Fields> = Partial<Record<FieldName<Fields>, Side>>;

/** The text that results; what was not chosen stays as the person wrote it. */
export function chosenText<Fields extends object>(
  kind: Pick<RecordKind<Fields>, 'labels'>,
  mine: Fields,
  theirs: Fields,
  choices: Choices<Fields>,
): Fields {
  const taken = differingFields(kind, mine, theirs).filter((field) => choices[field] === 'theirs');
  return { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) };
}
