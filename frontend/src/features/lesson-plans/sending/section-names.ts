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
