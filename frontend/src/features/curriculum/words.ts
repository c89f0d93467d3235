import { levelName } from '@rules/classes/domain/grade-level';
import { refusedBy } from '../../nouns/noun';
import { type CurriculumNode, type Edition, editionNoun, nodeNoun } from './calls';

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

/** They come with this page alone, so that no other waits for them. */
const refused = refusedBy({
  CURRICULUM_NODE_IN_USE: 'Masih ada butir di bawahnya. Sila padam butir itu dahulu.',
  CURRICULUM_NODE_IMPORTED: 'Teks yang diimport diubah melalui import sahaja.',
});

export const editions = { calls: editionNoun, one: 'Kurikulum', nameOf: editionName, refused };

/** What the school adds to an edition. */
export const additions = {
  calls: nodeNoun,
  one: 'Tambahan',
  nameOf: ({ code, text }: Pick<CurriculumNode, 'code' | 'text'>) => code ?? text,
  refused,
};
