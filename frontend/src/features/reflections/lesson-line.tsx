import { Badge } from '../../ui/badge';
import type { LessonToReflect } from './calls';
import { lessonAim, lessonTime, lessonTitle } from './lesson-words';

type LessonLineProps = { lesson: LessonToReflect; now: Date; note: string };

/** A lesson of which nothing can be noted yet. */
export function LessonLine({ lesson, now, note }: LessonLineProps) {
  return (
    <li className="flex items-center justify-between gap-3 px-4 py-3">
      <div className="min-w-0">
        <p className="font-medium">{lessonTitle(lesson.plan)}</p>
        <p className="truncate text-muted text-sm">
          {[lessonTime(lesson.plan, now), lessonAim(lesson)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Badge icon="history">{note}</Badge>
    </li>
  );
}
