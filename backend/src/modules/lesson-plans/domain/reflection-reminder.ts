/** When somebody may ask to be reminded, HH:MM; else it is after their last lesson of the day. */
export const REMINDER_TIMES = ['14:00', '16:00', '18:00', '20:00'] as const;
export type ReminderTime = (typeof REMINDER_TIMES)[number];

/** From this time on nobody is disturbed: what is missing then is told by the pages alone. */
export const QUIET_FROM = '21:00';

/** Times HH:MM. `isHeld`: given by the person, neither stopped nor put off, and the person was there. */
export type LessonOfDay = Readonly<{
  startTime: string;
  endTime: string;
  className: string;
  subject: string;
  isPlanned: boolean;
  isHeld: boolean;
  isNoted: boolean;
}>;

/** When a person is reminded on a day; null on one of which there is nothing to remind of. */
export function reminderTime(lessons: readonly LessonOfDay[], chosen: ReminderTime | null): string | null {
  const held = lessons.filter(({ isHeld }) => isHeld);
  if (!held.some(isOwed)) return null;
  return chosen ?? held.map(({ endTime }) => endTime).reduce((one, other) => (one > other ? one : other));
}

/** Lessons that are over and of which nothing is noted. */
export function lessonsToRemindOf(lessons: readonly LessonOfDay[], time: string): LessonOfDay[] {
  return lessons.filter((lesson) => lesson.isHeld && isOwed(lesson) && lesson.endTime <= time);
}

const isOwed = ({ isPlanned, isNoted }: LessonOfDay) => isPlanned && !isNoted;

/** How many lessons a sentence names. */
const NAMED = 3;

/** "2 pelajaran hari ini belum ada refleksi: 5 Cerdas Sains dan 4 Amanah Sains." */
export function reminderSentence(lessons: readonly LessonOfDay[]): string {
  const names = lessons.map(({ className, subject }) => `${className} ${subject}`.trim()).filter(Boolean);
  const count = `${lessons.length} pelajaran hari ini belum ada refleksi`;
  if (names.length === 0) return `${count}.`;
  const shown = names.slice(0, NAMED);
  const last = lessons.length > shown.length ? `${lessons.length - shown.length} lagi` : shown.pop();
  return `${count}: ${[shown.join(', '), last].filter(Boolean).join(' dan ')}.`;
}
