import type { TemplateCell } from '../../../platform/tables/filled-sheet.js';
import type { Sex } from '../domain/pupil.js';
import type { Guardian, GuardianRelation } from '../guardians/guardian.js';
import { PUPIL_IMPORT } from '../import/pupil-import-kind.js';
import type { TabledPupil } from '../pupils.repository.js';

/** `number`: of identity, as it may be told. `groupNames`, `guardians`: none where they were not asked for. */
export type PupilOnForm = TabledPupil &
  Readonly<{
    className: string | null;
    groupNames: readonly string[];
    number: string | null;
    guardians: readonly Guardian[];
  }>;

type Filler = (pupil: PupilOnForm, place: number) => TemplateCell | null;

const text = (value: string | null | undefined): TemplateCell | null =>
  value ? { kind: 'text', value } : null;
const day = (value: string | null): TemplateCell | null => (value === null ? null : { kind: 'day', value });
const guardian = (relation: GuardianRelation, told: 'name' | 'phone') => (pupil: PupilOnForm) =>
  text(pupil.guardians.find((each) => each.relation === relation)?.[told]);
/** As the forms of the ministry have it. */
const SEX_LETTERS: Readonly<Record<Sex, string>> = { F: 'P', M: 'L' };

const FILLERS: Readonly<Record<string, Filler>> = {
  place: (_, place) => ({ kind: 'number', value: place }),
  name: ({ name }) => text(name),
  sex: ({ sex }) => text(SEX_LETTERS[sex]),
  identityNumber: ({ number }) => text(number),
  registerNumber: ({ registerNumber }) => text(registerNumber),
  birthDate: ({ birthDate }) => day(birthDate),
  className: ({ className }) => text(className),
  groupName: ({ groupNames }) => text(groupNames.join('; ')),
  leftOn: ({ leftOn }) => day(leftOn),
  fatherName: guardian('father', 'name'),
  fatherPhone: guardian('father', 'phone'),
  motherName: guardian('mother', 'name'),
  motherPhone: guardian('mother', 'phone'),
  guardianName: guardian('guardian', 'name'),
  guardianPhone: guardian('guardian', 'phone'),
};

/** What the columns of a form may ask for, by the words that lists are imported by, and two more. */
export const FORM_FIELDS = {
  sensitiveHeads: PUPIL_IMPORT.sensitiveHeads,
  fields: [
    ...PUPIL_IMPORT.fields,
    { name: 'place', heads: ['bil', 'bilangan', 'no', 'no bil'] },
    { name: 'leftOn', heads: ['hari terakhir', 'tarikh berhenti', 'tarikh keluar'] },
  ],
};

export const asksForGuardians = (fields: readonly (string | null)[]): boolean =>
  fields.some((field) => field !== null && /^(?:father|mother|guardian)/.test(field));

/** What stands in each column of a pupil's row, the first of them 1. */
export function formRow(
  pupil: PupilOnForm,
  place: number,
  fields: readonly (string | null)[],
): (TemplateCell | null)[] {
  return fields.map((field) => (field === null ? null : (FILLERS[field]?.(pupil, place) ?? null)));
}
