import { MALAYSIAN_STATES, SCHOOL_STATES } from '@rules/schools/domain/malaysian-state';
import type { components } from '../../api/schema';

type Order = components['schemas']['RegisterSchoolDto'];
type Choices<Value extends string> = readonly { value: Value; label: string }[];

export const unchosen = { value: '', label: 'Pilih…' };

export const schoolTypes: Choices<Order['schoolType']> = [
  { value: 'sk', label: 'Sekolah Kebangsaan (SK)' },
  { value: 'sjkc', label: 'Sekolah Jenis Kebangsaan Cina (SJKC)' },
  { value: 'sjkt', label: 'Sekolah Jenis Kebangsaan Tamil (SJKT)' },
  { value: 'smk', label: 'Sekolah Menengah Kebangsaan (SMK)' },
  { value: 'smka', label: 'Sekolah Menengah Kebangsaan Agama (SMKA)' },
  { value: 'sabk', label: 'Sekolah Agama Bantuan Kerajaan (SABK)' },
  { value: 'special', label: 'Sekolah pendidikan khas' },
  { value: 'private', label: 'Sekolah swasta' },
  { value: 'other', label: 'Lain-lain' },
];

/** As the API takes them. */
export const states: Choices<Order['state']> = SCHOOL_STATES.map((value) => ({
  value,
  label: MALAYSIAN_STATES[value],
}));

export function labelIn(choices: Choices<string>, value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? '';
}

/** The value as one of the choices, which a stored text may no longer be. */
export function chosen<Value extends string>(choices: Choices<Value>, value: string): Value {
  const choice = choices.find((one) => one.value === value);
  if (!choice) throw new Error(`"${value}" is no longer offered.`);
  return choice.value;
}
