import { type PartName, planParts } from '../editor/parts/plan-parts';
import type { SentPlan } from './calls';

/** The parts of a plan of which something is said, as the editor calls them. */
const names = {
  learningStandards: 'Standard pembelajaran',
  objective: 'Objektif',
  successCriteria: 'Kriteria kejayaan',
  activities: 'Aktiviti',
  elements: 'Unsur',
  resources: 'BBM / ABM',
  assessment: 'Pentaksiran',
  followUp: 'Pengayaan dan pemulihan',
  whole: 'Keseluruhan',
} as const;

export type Section = keyof typeof names;
export const sectionNames: Readonly<Record<Section, string>> = names;

const sections: readonly Section[] = [
  ...(['learningStandards', 'objective', 'successCriteria', 'activities'] as const),
  ...(['elements', 'resources', 'assessment', 'followUp', 'whole'] as const),
];

/** Of a plan as a whole where nobody knows the part. */
export const sectionOf = (value: string): Section => sections.find((section) => section === value) ?? 'whole';

/** As it stands within a sentence. */
export const sectionWords = (section: string): string => names[sectionOf(section)];

/** Which part of the form it is; nothing of a plan as a whole. */
export function partOfSection(section: Section): PartName | null {
  const parts: Readonly<Partial<Record<Section, PartName>>> = {
    learningStandards: 'standard',
    successCriteria: 'criteria',
  };
  const part = parts[section] ?? section;
  return isPart(part) ? part : null;
}

const isPart = (name: string): name is PartName => planParts.some((part) => part.name === name);

/** Of which a verifier said something when the plan came back, in the order in which it was said. */
export function remarkedParts(sent: SentPlan | undefined): PartName[] {
  if (sent?.state !== 'returned') return [];
  return sent.comments
    .filter(({ isAuthors }) => !isAuthors)
    .flatMap(({ section }) => partOfSection(section) ?? []);
}
