import { addDays } from '@rules/calendar/day';
import { formatShortDay, formatTime, malaysianDate } from '../../ui/format';
import type { LessonToReflect } from './calls';

type Plan = LessonToReflect['plan'];

/** "Sains · 5 Cerdas" */
export function lessonTitle({ subject, className }: Plan): string {
  return [subject.trim(), className.trim()].filter(Boolean).join(' · ') || 'Rancangan tanpa tajuk';
}

/** "hari ini 7.40 pagi", "semalam 7.40 pagi", "Sel 24, 7.40 pagi" */
export function lessonTime({ date, startTime }: Plan, now: Date): string {
  const today = malaysianDate(now);
  const time = formatTime(startTime);
  if (date === today) return `hari ini ${time}`;
  return date === addDays(today, -1) ? `semalam ${time}` : `${formatShortDay(date)}, ${time}`;
}

/** What the lesson was about. */
export function aimOf({ topic, objective }: Plan): string {
  return topic.trim() || (objective.trim().split('\n')[0] ?? '');
}

/** The same, and of how many. */
export function lessonAim({ plan, pupils }: LessonToReflect): string {
  return [aimOf(plan), ...(pupils === null ? [] : [`${pupils} murid`])].filter(Boolean).join(' · ');
}
