export const ABSENCE_KINDS = ['sick', 'personal', 'course', 'official', 'other'] as const;
export type AbsenceKind = (typeof ABSENCE_KINDS)[number];

/** On screen and on paper. */
export const ABSENCE_KIND_NAMES: Readonly<Record<AbsenceKind, string>> = {
  sick: 'Cuti sakit',
  personal: 'Cuti rehat khas',
  course: 'Kursus',
  official: 'Urusan rasmi',
  other: 'Lain-lain',
};
