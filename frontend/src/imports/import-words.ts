import { ApiError } from '../api/api-error';
import { errorMessage } from '../api/error-messages';
import { sentenceIn } from '../api/refusal-sentence';
import type { Import, ImportCounts, ImportKind, SoughtRows } from './calls';

/** They come with imports alone, so that no other page waits for them. */
const MESSAGES: Readonly<Record<string, string>> = {
  IMPORT_ENDED: 'Import ini sudah berakhir. Sila pilih fail sekali lagi.',
  IMPORT_NOT_MATCHED: 'Lajur fail belum dipadankan.',
  IMPORT_HAS_BAD_ROWS: 'Masih ada baris yang bermasalah. Sila betulkan, atau import tanpa baris itu.',
  IMPORT_NOT_UNDOABLE: 'Import ini tidak dapat dibatalkan lagi.',
};

/** Of a file that cannot be read the server says why. */
export function importRefusal(failure: unknown): string {
  if (!(failure instanceof ApiError)) return errorMessage(failure);
  return sentenceIn(failure) ?? MESSAGES[failure.code] ?? errorMessage(failure);
}

/** Of the file of rows that are not imported, without its ending. */
export const leftOutName = 'baris-tidak-diimport';

export const ROW_FILTERS: readonly { state: SoughtRows; label: string }[] = [
  { state: 'bad', label: 'Bermasalah' },
  { state: 'warning', label: 'Amaran' },
  { state: 'new', label: 'Baharu' },
  { state: 'changed', label: 'Akan berubah' },
  { state: 'same', label: 'Tidak berubah' },
  { state: 'skipped', label: 'Diabaikan' },
];

/** What is looked at first: what is wrong, else what is doubtful, else what is new. */
export function firstFilter(counts: ImportCounts): SoughtRows {
  return ROW_FILTERS.find(({ state }) => counts[state] > 0)?.state ?? 'new';
}

export function countsSentence({ new: added, changed, bad, same, missing }: ImportCounts): string {
  const parts = [
    `${added + changed} baris sedia`,
    bad > 0 && `${bad} perlu dibetulkan`,
    same > 0 && `${same} sudah ada dan tidak berubah`,
    missing > 0 && `${missing} tiada dalam senarai`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** `Kelas 9 · Nama 3, 1 dikosongkan`: what the rows change, and how many of it leave nothing there. */
export function changesSentence(changes: Import['changes']): string {
  return changes
    .map(({ label, count, cleared }) => `${label} ${count}${cleared > 0 ? `, ${cleared} dikosongkan` : ''}`)
    .join(' · ');
}

/** Why an undoing lets a row be. */
const KEPT: Readonly<Record<ImportKind, string>> = {
  curriculum: 'telah diubah selepas import, atau ada tambahan sekolah di bawahnya',
  pupils: 'telah diubah selepas import',
  sets: 'telah diubah selepas import',
  yearlyPlan: 'telah diubah selepas import',
  teachers: 'jemputannya sudah diterima atau ditarik balik',
};

/** `noun`: of what the rows are. */
export function resultSentence({ kind, result }: Pick<Import, 'kind' | 'result'>, noun: string): string {
  if (!result) return '';
  if (result.undone !== null) {
    const kept = result.kept ? ` ${result.kept} kekal kerana ${KEPT[kind]}.` : '';
    return `Import dibatalkan: ${result.undone} ${noun}.${kept}`;
  }
  const parts = [
    `${result.new} ${noun} baharu`,
    result.changed > 0 && `${result.changed} dikemas kini`,
    result.same > 0 && `${result.same} tidak berubah`,
    result.skipped > 0 && `${result.skipped} baris tidak diimport`,
  ];
  return `${parts.filter(Boolean).join(' · ')}.`;
}
