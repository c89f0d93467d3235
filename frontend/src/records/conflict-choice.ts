import type { Merged } from './merge-texts';
import type { FieldName } from './record-kind';

export type Side = 'mine' | 'theirs';
export type Choices<Fields> = Partial<Record<FieldName<Fields>, Side>>;

/** The text that results where both sides wrote; what was not chosen stays as the person wrote it. */
export function chosenText<Fields extends object>(
  { text, disputed }: Merged<Fields>,
  theirs: Fields,
  choices: Choices<Fields>,
): Fields {
  const taken = disputed.filter((field) => choices[field] === 'theirs');
  return { ...text, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) };
}

/** Every field that is asked for from one side. */
export function allFrom<Fields>(side: Side, { disputed }: Merged<Fields>): Choices<Fields> {
  const choices: Choices<Fields> = {};
  for (const field of disputed) choices[field] = side;
  return choices;
}
