/** The parts of a plan of which something is said, as the editor calls them. */
export const sectionNames: Readonly<Record<string, string>> = {
  learningStandards: 'Standard pembelajaran',
  objective: 'Objektif',
  successCriteria: 'Kriteria kejayaan',
  activities: 'Aktiviti',
  elements: 'Unsur',
  resources: 'BBM / ABM',
  assessment: 'Pentaksiran',
  followUp: 'Pengayaan dan pemulihan',
  whole: 'Keseluruhan',
};
