import { GRADE_LEVELS, levelName } from '@rules/classes/domain/grade-level';

export const levelOptions = GRADE_LEVELS.map((level) => ({ value: level, label: levelName(level) }));

export const shiftOptions = [
  { value: 'morning', label: 'Pagi' },
  { value: 'afternoon', label: 'Petang' },
] as const;

export const languageOptions = [
  { value: 'ms', label: 'Bahasa Melayu' },
  { value: 'en', label: 'Bahasa Inggeris' },
  { value: 'zh', label: 'Bahasa Cina' },
  { value: 'ta', label: 'Bahasa Tamil' },
  { value: 'ar', label: 'Bahasa Arab' },
] as const;

export const religionOptions = [
  { value: 'none', label: 'Tidak' },
  { value: 'islam', label: 'Pendidikan Islam' },
  { value: 'moral', label: 'Pendidikan Moral' },
] as const;

const hueNames = ['Delima', 'Tanah', 'Madu', 'Lumut', 'Daun', 'Toska', 'Langit', 'Nila', 'Ungu', 'Orkid'];

export const hueOptions = [
  { value: '', label: 'Automatik' },
  ...hueNames.map((label, hue) => ({ value: String(hue), label })),
];
