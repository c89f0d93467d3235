import type { Sex } from '@rules/pupils/domain/pupil';
import type { Guardian, ListLine } from './calls';

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

const takenWords: Record<ListLine['kind'], string> = {
  all_taken: 'memuat turun data sekolah',
  consents_printed: 'mencetak senarai persetujuan',
  names_printed: 'mencetak senarai nama',
  signatures_printed: 'mencetak senarai tandatangan',
  table_taken: 'memuat turun senarai',
};
const standingWords: Record<NonNullable<ListLine['state']>, string> = {
  present: 'murid',
  left: 'murid yang telah berhenti',
  unplaced: 'murid tanpa kelas',
};

/** "memuat turun senarai (XLSX): 4 Bestari, 30 murid, dengan kumpulan". */
export function takenListWords(line: Omit<ListLine, 'id' | 'at' | 'actorId'>): string {
  const format = line.format ? ` (${line.format.toUpperCase()})` : '';
  const extras = [
    line.hasNumbers && 'nombor pengenalan penuh',
    line.hasGuardians && 'penjaga',
    line.hasGroups && 'kumpulan',
  ].filter(Boolean);
  const shown = extras.length > 0 ? `, dengan ${extras.join(' dan ')}` : '';
  const state = line.state ?? 'present';
  const place = line.place ?? (line.state === null || state === 'unplaced' ? null : 'semua kelas');
  const whom = [place, `${line.rows} ${standingWords[state]}`].filter(Boolean).join(', ');
  return `${takenWords[line.kind]}${format}: ${whom}${shown}`;
}
