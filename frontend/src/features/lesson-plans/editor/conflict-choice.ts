import { differingFields, type PlanField, type PlanFields } from '../plan';

export type Side = 'mine' | 'theirs';
export type Choices = Partial<Record<PlanField, Side>>;

/** The text that results; what was not chosen stays as the person wrote it. */
export function chosenText(mine: PlanFields, theirs: PlanFields, choices: Choices): PlanFields {
  const taken = differingFields(mine, theirs).filter((field) => choices[field] === 'theirs');
  return { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) };
}
