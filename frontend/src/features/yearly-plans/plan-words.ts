import type { LessonWeek } from '@rules/calendar/domain/lesson-weeks';
import { GRADE_LEVELS, levelName } from '@rules/classes/domain/grade-level';
import { lettersOf } from '@rules/classes/domain/subject-mark';
import { standardCode } from '@rules/yearly-plans/domain/plan-row';
import { formatDayRange } from '../../ui/format';
import type { LessonMarkProps } from '../../ui/lesson-mark';
import type { PlanRow } from './calls';
import type { OfSubject } from './known';

export const planTitle = ({ subject, gradeLevel }: OfSubject): string =>
  `RPT ${subject.name} ${levelName(gradeLevel)}`;

/** A reply that a device keeps from before knows no marks. */
export const markOfPlan = ({ subject: { code, mark, hue } }: OfSubject): LessonMarkProps => ({
  mark: mark ?? lettersOf(code),
  hue: hue ?? null,
});

/** Of what was sent, whose subject may have gone since. */
export function sentPlanTitle({ subject, gradeLevel }: { subject: string; gradeLevel: string }): string {
  const level = GRADE_LEVELS.find((each) => each === gradeLevel);
  return ['RPT', subject, level && levelName(level)].filter(Boolean).join(' ');
}

export const weekLabel = ({ number }: Pick<LessonWeek, 'number'>): string => `M${number}`;

/** A week of the plan as the school calls it; of one that the session does not have, its place. */
export function weekLabelAt(weeks: readonly LessonWeek[], week: number): string {
  const found = weeks.find((each) => each.week === week);
  return found ? weekLabel(found) : `ke-${week}`;
}

export const weekDates = ({ firstDay, lastDay }: LessonWeek): string => formatDayRange(firstDay, lastDay);

const FULL_WEEK = 5;

/** What is unusual about a week: "Deepavali: 3 hari". */
export function weekNote({ days, because }: LessonWeek): string | undefined {
  if (days >= FULL_WEEK) return undefined;
  const [first, ...others] = because;
  const reason = first && others.length > 0 ? `${first} dan ${others.length} lagi` : first;
  const left = days === 0 ? 'tiada PdP' : `${days} hari`;
  return reason ? `${reason}: ${left}` : left[0]?.toUpperCase() + left.slice(1);
}

/** A standard where there is little room: its code, or how it begins. */
export const standardLabel = (line: string): string =>
  standardCode(line) ?? (line.length > 24 ? `${line.slice(0, 23)}…` : line);

/** What a row is called in a sentence. */
export const rowName = ({ topic, theme, learningStandards }: PlanRow): string =>
  topic || theme || learningStandards.map(standardLabel).join(', ') || 'baris kosong';

/** What a row is called where its standards are spoken of: "9.2.1, 9.2.2", else as in a sentence. */
export const rowStandards = (row: PlanRow): string =>
  row.learningStandards.map(standardLabel).join(', ') || rowName(row);
