/** What a visitor has open: the first page, a teacher's week, or a plan. */
export type Opened =
  | { part: 'front' }
  | { part: 'week'; teacherId: string; week: string }
  | { part: 'plan'; planId: string };

const names = { teacherId: 'guru', week: 'minggu', planId: 'rph' } as const;

export function openedIn(search: URLSearchParams): Opened {
  const [teacherId, week, planId] = [names.teacherId, names.week, names.planId].map((name) =>
    search.get(name),
  );
  if (planId) return { part: 'plan', planId };
  return teacherId && week ? { part: 'week', teacherId, week } : { part: 'front' };
}

/** Beside the secret, which stands in the path. */
export function searchOf(opened: Opened): string {
  if (opened.part === 'front') return '?';
  if (opened.part === 'plan') return `?${new URLSearchParams({ [names.planId]: opened.planId })}`;
  return `?${new URLSearchParams({ [names.teacherId]: opened.teacherId, [names.week]: opened.week })}`;
}
