import type { Merged } from './merge-texts';
import type { FieldName } from './record-kind';

export type Side = 'mine' | 'theirs';
export type Choices<Fields> = Partial<Record<FieldName<Fields>, Side>>;

/**
 * What results where both sides wrote; what was not chosen stays as the person wrote it. `givenUp`: the own words that
 * gave way. To take the choice back is to write these again, and nothing else: the rest was never asked for.
 */
export type Chosen<Fields> = Readonly<{ text: Fields; givenUp: Partial<Fields> }>;

export function chosenText<Fields extends object>(
  { text, disputed }: Merged<Fields>,
  theirs: Fields,
  choices: Choices<Fields>,
): Chosen<Fields> {
  const taken = disputed.filter((field) => choices[field] === 'theirs');
  const of = (side: Fields) => Object.fromEntries(taken.map((field) => [field, side[field]]));
  return { text: { ...text, ...of(theirs) }, givenUp: of(text) as Partial<Fields> };
}

/** Every field that is asked for from one side. */
export function allFrom<Fields>(side: Side, { disputed }: Merged<Fields>): Choices<Fields> {
  const choices: Choices<Fields> = {};
  for (const field of disputed) choices[field] = side;
  return choices;
}
