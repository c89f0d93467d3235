import type { LessonWeek } from '@rules/calendar/domain/lesson-weeks';
import { Said } from '../../reviews';
import { sectionTitle } from '../remark-words';
import type { SentPlan } from './reviews-api';

type SaidOfProps = { plan: SentPlan; weeks: readonly LessonWeek[] };

/** Of a yearly plan, by its weeks. */
export function SaidOf({ plan: { verdicts, comments }, weeks }: SaidOfProps) {
  const words = (section: string) => sectionTitle(section, weeks);
  return <Said {...{ verdicts, comments }} author="penghantar" sectionWords={words} />;
}
