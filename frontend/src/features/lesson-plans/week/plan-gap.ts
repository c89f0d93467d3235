import { lengthOf, minutesPlanned, stepsOf } from '@rules/lesson-plans/domain/lesson-steps';
import type { LessonPlan } from '../plan';
import type { WeekLesson } from './calls';

/** What a plan lacks before its lesson, and in which part of the form that is mended. */
export type Gap = Readonly<{ words: string; part: 'standard' | 'objective' | 'activities' }>;

/** What of a plan is kept in mind beside its text. */
export type Told = Pick<WeekLesson, 'hasYearlyPlan' | 'isAhead'>;
/** As far as it matters for what it lacks. */
type Looked = Pick<
  LessonPlan,
  'objective' | 'activities' | 'startTime' | 'endTime' | 'learningStandards' | 'isUnseen'
>;

/** The first thing that a plan lacks before its lesson; nothing where it is whole. What is written after the lesson is owed later. */
export function gapOf(plan: Looked, { hasYearlyPlan, isAhead }: Told): Gap | undefined {
  if (plan.objective.trim() === '')
    return {
      words: hasYearlyPlan === false ? 'Tiada RPT: tulis objektif' : 'Tulis objektif',
      part: 'objective',
    };
  if (plan.activities.trim() === '') return { words: 'Tulis aktiviti', part: 'activities' };
  const [told, all] = [minutesPlanned(stepsOf(plan.activities)), lengthOf(plan)];
  if (told !== null && told !== all) return { words: `Aktiviti ${told}/${all} minit`, part: 'activities' };
  if (plan.isUnseen && plan.learningStandards.length > 1)
    return { words: `${plan.learningStandards.length} SP dicadangkan`, part: 'standard' };
  return isAhead ? { words: 'Mendahului RPT', part: 'standard' } : undefined;
}
