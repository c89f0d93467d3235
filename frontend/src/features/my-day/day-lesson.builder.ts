import type { DayLesson } from './day-lessons';

export type LessonFields = Partial<DayLesson>;

/** A lesson of Tuesday, 13 October 2026, planned and still to be given. */
export function lessonOf(fields: LessonFields = {}): DayLesson {
  const { date = '2026-10-13', startTime = '08:00', className = '5 Bestari' } = fields;
  return {
    ...{ key: `${date} ${startTime} ${className}`, date, startTime, endTime: '09:00', className },
    ...{ subject: 'Sains', topic: 'Haba', room: '', planId: 'plan', to: '/bina-rph?id=plan' },
    ...{ isHeld: true, isNoted: false, needsYou: false, isUnwritten: false },
    ...{ words: 'Draf lengkap', icon: 'edit' },
    ...fields,
  };
}
