import type { DrivenSchool } from '../driver/driven-school.ts';
import type { Tag } from '../model/school.ts';
import type { Truth } from '../model/truth.ts';

const FIGURES = ['expected', 'onTime', 'late', 'missing', 'open', 'verified', 'away'] as const;
type Figures = Record<(typeof FIGURES)[number], number>;

const told = (figures: Figures): string => FIGURES.map((name) => `${name} ${figures[name]}`).join(', ');

/** The figures of a teacher's week in the report of the whole school. */
export async function readSubmissions(school: DrivenSchool, who: Tag, day: string): Promise<string> {
  const { weeks, teachers } = await school.read(
    school.office,
    `/api/submissions?of=school&weeks=1&to=${day}`,
  );
  const at = weeks.findIndex(({ week }: { week: string }) => week === day);
  const teacher = teachers.find(
    ({ teacherId }: { teacherId: string }) => school.personOf.tag(teacherId) === who,
  );
  const figures = teacher?.weeks[at];
  return figures ? told(figures) : 'not in the report';
}

export function submissionsInTruth(truth: Truth, who: Tag, day: string): string {
  const found = truth.weeks.find(({ person, week }) => person === who && week === day);
  return found ? told(found.counts) : 'not in the model';
}
