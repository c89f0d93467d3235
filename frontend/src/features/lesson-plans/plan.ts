import type { components } from '../../api/schema';

export type LessonPlan = components['schemas']['LessonPlanDto'];
export const planFields = [
  'date',
  'startTime',
  'endTime',
  'className',
  'subject',
  'objective',
  'activities',
  'reflection',
] as const;

export type PlanField = (typeof planFields)[number];
/** What a teacher writes; the rest is the server's. */
export type PlanFields = Pick<LessonPlan, PlanField>;

export const fieldLabels: Record<PlanField, string> = {
  date: 'Tarikh',
  startTime: 'Masa mula',
  endTime: 'Masa tamat',
  className: 'Kelas',
  subject: 'Mata pelajaran',
  objective: 'Objektif',
  activities: 'Aktiviti',
  reflection: 'Refleksi',
};

/** A plan is complete when these are written. */
const mandatoryParts = ['objective', 'activities', 'reflection'] as const;

export function blankPlan(date: string): PlanFields {
  return {
    date,
    startTime: '07:30',
    endTime: '08:30',
    className: '',
    subject: '',
    objective: '',
    activities: '',
    reflection: '',
  };
}

export function fieldsOf(plan: PlanFields): PlanFields {
  const { date, startTime, endTime, className, subject, objective, activities, reflection } = plan;
  return { date, startTime, endTime, className, subject, objective, activities, reflection };
}

/** "objektif dan refleksi"; empty when nothing is missing. */
export function missingParts(plan: PlanFields): string {
  const missing = mandatoryParts.filter((part) => plan[part].trim() === '');
  return missing
    .map((part) => fieldLabels[part].toLowerCase())
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' dan ');
}

/** "Matematik · 4 Bestari", as far as it is known. */
export function planTitle(
  { subject, className }: Pick<PlanFields, 'subject' | 'className'>,
  untitled = 'Rancangan tanpa tajuk',
): string {
  return [subject.trim(), className.trim()].filter(Boolean).join(' · ') || untitled;
}
