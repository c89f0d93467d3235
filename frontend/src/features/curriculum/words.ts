import { levelName } from '@rules/classes/domain/grade-level';
import { ApiError } from '../../api/api-error';
import { errorMessage } from '../../api/error-messages';
import type { FormProblem } from '../../forms/form-problem';
import type { CurriculumNode, Edition } from './calls';

export const rightOptions = [
  { value: 'permitted', label: 'Dengan kebenaran pemegang hak cipta' },
  { value: 'open', label: 'Terbuka untuk semua' },
  { value: 'own', label: 'Ditulis oleh sekolah ini' },
  { value: 'fictional', label: 'Contoh rekaan' },
] as const;

export const rightWords = (right: Edition['right']): string =>
  rightOptions.find(({ value }) => value === right)?.label ?? '';

/** Of each kind what schools call it, whole and short. */
export const kindWords: Record<CurriculumNode['kind'], { name: string; short: string }> = {
  strand: { name: 'bidang', short: '' },
  content_standard: { name: 'standard kandungan', short: 'SK' },
  learning_standard: { name: 'standard pembelajaran', short: 'SP' },
};

/** Sains, Tahun 4 */
export function editionName({
  subjectName,
  gradeLevel,
}: Pick<Edition, 'subjectName' | 'gradeLevel'>): string {
  return `${subjectName}, ${levelName(gradeLevel)}`;
}

/** KSSR, mulai sesi 2026 */
export function editionTime({ curriculum, year }: Pick<Edition, 'curriculum' | 'year'>): string {
  return `${curriculum}, mulai sesi ${year}`;
}

export function figuresOf(edition: Edition): string {
  const { contentStandards, learningStandards, ownAdditions } = edition;
  if (contentStandards + learningStandards === 0) return 'Masih kosong';
  const counts = `${contentStandards} SK, ${learningStandards} SP`;
  return ownAdditions > 0 ? `${counts}, ${ownAdditions} tambahan sekolah` : counts;
}

const changed =
  'Rekod ini baru diubah oleh orang lain. Sila tutup dan buka semula untuk melihat yang terkini.';

/** They come with this page alone, so that no other waits for them. */
const messages: Record<string, string> = {
  EDITION_CONFLICT: changed,
  CURRICULUM_NODE_CONFLICT: changed,
  CURRICULUM_NODE_IN_USE: 'Masih ada butir di bawahnya. Sila padam butir itu dahulu.',
  CURRICULUM_NODE_IMPORTED: 'Teks yang diimport diubah melalui import sahaja.',
};

const ownMessage = (failure: unknown): string | undefined =>
  failure instanceof ApiError ? messages[failure.code] : undefined;

export const refusalWords = (failure: unknown): string => ownMessage(failure) ?? errorMessage(failure);

/** For a form; undefined leaves it to the words that every form has. */
export function refused(failure: unknown): FormProblem[] | undefined {
  const message = ownMessage(failure);
  return message === undefined ? undefined : [{ message }];
}
