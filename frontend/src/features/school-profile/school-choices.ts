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

/** Codes of MyInvois, as the API takes them. */
export const states: Choices<Order['state']> = [
  { value: '01', label: 'Johor' },
  { value: '02', label: 'Kedah' },
  { value: '03', label: 'Kelantan' },
  { value: '04', label: 'Melaka' },
  { value: '05', label: 'Negeri Sembilan' },
  { value: '06', label: 'Pahang' },
  { value: '07', label: 'Pulau Pinang' },
  { value: '08', label: 'Perak' },
  { value: '09', label: 'Perlis' },
  { value: '10', label: 'Selangor' },
  { value: '11', label: 'Terengganu' },
  { value: '12', label: 'Sabah' },
  { value: '13', label: 'Sarawak' },
  { value: '14', label: 'Wilayah Persekutuan Kuala Lumpur' },
  { value: '15', label: 'Wilayah Persekutuan Labuan' },
  { value: '16', label: 'Wilayah Persekutuan Putrajaya' },
];

export function labelIn(choices: Choices<string>, value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? '';
}

/** The value as one of the choices, which a stored text may no longer be. */
export function chosen<Value extends string>(choices: Choices<Value>, value: string): Value {
  const choice = choices.find((one) => one.value === value);
  if (!choice) throw new Error(`"${value}" is no longer offered.`);
  return choice.value;
}
