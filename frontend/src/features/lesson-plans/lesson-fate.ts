import type { components } from '../../api/schema';
import { formatShortDay } from '../../ui/format';

type PlanLesson = components['schemas']['PlanLessonDto'];

/** What became of the lesson of a plan since it was sent; empty where it is held on its day. */
export function fateWords(plan: Readonly<{ date: string; lesson: PlanLesson | null }>): string {
  const { lesson, date } = plan;
  if (!lesson) return '';
  if (lesson.fate === 'stopped')
    return lesson.stoppedBy ? `Tidak diadakan: ${lesson.stoppedBy}` : 'Tidak diadakan';
  if (lesson.fate === 'away') return 'Guru tidak hadir';
  if (lesson.fate === 'gone' || lesson.date === null) return 'Tiada dalam jadual lagi';
  return lesson.date === date ? '' : `Kini ${formatShortDay(lesson.date)}`;
}
