type Written = Readonly<{ objective: string; activities: string }>;

/** What a plan lacks to be sent; what happened in the lesson is owed later. */
export function unsendableParts(plan: Written): ('objective' | 'activities')[] {
  return (['objective', 'activities'] as const).filter((part) => plan[part].trim() === '');
}

/** The parts of which something can be said, by the field that they are named after. */
export const COMMENTED_PARTS = [
  'learningStandards',
  'objective',
  'successCriteria',
  'activities',
  'elements',
  'resources',
  'assessment',
  'followUp',
  'whole',
] as const;
export type CommentedPart = (typeof COMMENTED_PARTS)[number];

/** What is said of a part that is no more is said of the whole. */
export function commentedPart(section: string): CommentedPart {
  return COMMENTED_PARTS.find((part) => part === section) ?? 'whole';
}
