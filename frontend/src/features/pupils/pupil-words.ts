import type { Sex } from '@rules/pupils/domain/pupil';
import type { Guardian } from './api';

export const sexNames: Record<Sex, string> = { F: 'Perempuan', M: 'Lelaki' };

export const sexOptions = [
  { value: 'F', label: sexNames.F },
  { value: 'M', label: sexNames.M },
] as const;

export const relationNames: Record<Guardian['relation'], string> = {
  mother: 'Ibu',
  father: 'Bapa',
  guardian: 'Penjaga',
};

export const relationOptions = (['mother', 'father', 'guardian'] as const).map((value) => ({
  value,
  label: relationNames[value],
}));

/** Of a number of identity what may be shown: "......0982". */
export const numberText = (ending: string | null): string => (ending ? `......${ending}` : '–');

type Counted = readonly { sex: Sex }[];

/** "30 murid, 15 lelaki dan 15 perempuan"; of a list that goes on, how many are known. */
export function countSentence(pupils: Counted, hasMore = false): string {
  if (hasMore) return `lebih daripada ${pupils.length} murid`;
  const boys = pupils.filter(({ sex }) => sex === 'M').length;
  if (pupils.length === 0) return 'tiada murid';
  return `${pupils.length} murid, ${boys} lelaki dan ${pupils.length - boys} perempuan`;
}
