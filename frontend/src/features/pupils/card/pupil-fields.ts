import { identityNumberOf } from '@rules/pupils/domain/identity-number';
import type { Sex } from '@rules/pupils/domain/pupil';
import type { FormProblem } from '../../../forms/form-problem';
import type { ChangedPupil, NewPupil, Pupil } from '../calls';
import { type PlacingFields, placingOf } from '../placing';

/** As typed; empty where there is none. A number that is not typed stays as it is kept. */
export type PupilFields = {
  name: string;
  sex: Sex | '';
  identityNumber: string;
  dropsNumber: boolean;
  birthDate: string;
  registerNumber: string;
  /** Of somebody new alone. */
  placing: PlacingFields;
  isSomebodyElse: boolean;
};

export function beginPupil(edited: Pupil | undefined, placing: PlacingFields): PupilFields {
  return {
    name: edited?.name ?? '',
    sex: edited?.sex ?? '',
    identityNumber: '',
    dropsNumber: false,
    birthDate: edited?.birthDate ?? '',
    registerNumber: edited?.registerNumber ?? '',
    placing,
    isSomebodyElse: false,
  };
}

export function changesNumber({ identityNumber, dropsNumber }: PupilFields): boolean {
  return dropsNumber || identityNumber.trim() !== '';
}

export function pupilProblems(fields: PupilFields): FormProblem[] {
  const { name, sex, identityNumber, dropsNumber, placing } = fields;
  const isTyped = identityNumber.trim() !== '' && !dropsNumber;
  return [
    ...(name.trim() === '' ? [{ field: 'name', message: 'Sila isi nama murid.' }] : []),
    ...(sex === '' ? [{ field: 'sex', message: 'Sila pilih jantina.' }] : []),
    ...(placing.classId !== '' && placing.day === ''
      ? [{ field: 'placing.day', message: 'Sila pilih hari pertama dalam kelas.' }]
      : []),
    ...(isTyped && identityNumberOf(identityNumber) === null
      ? [
          {
            field: 'identityNumber',
            message: 'Sila tulis 12 angka MyKid atau MyKad, atau nombor pasport.',
          },
        ]
      : []),
  ];
}

/** Of fields in which nothing is wrong. */
export function newContent(id: string, fields: PupilFields): NewPupil {
  const { placing, isSomebodyElse } = fields;
  return {
    id,
    ...contentOf(fields),
    identityNumber: fields.identityNumber.trim() || null,
    ...(isSomebodyElse && { isSomebodyElse }),
    ...(placing.classId !== '' && { placing: placingOf(placing) }),
  };
}

export function changedContent(fields: PupilFields, { version }: Pick<Pupil, 'version'>): ChangedPupil {
  const { identityNumber, dropsNumber } = fields;
  return {
    version,
    ...contentOf(fields),
    ...(changesNumber(fields) && { identityNumber: dropsNumber ? null : identityNumber.trim() }),
  };
}

function contentOf({ name, sex, registerNumber, birthDate }: PupilFields) {
  return {
    name: name.trim(),
    sex: sex === '' ? 'F' : sex,
    registerNumber: registerNumber.trim() || null,
    birthDate: birthDate || null,
  };
}
