import { LessonPlansPage } from '../../features/lesson-plans/lesson-plans-page';
import { useCurrentSchool } from '../current-school';
import { useWriter } from '../use-writer';

export function LessonPlansScreen() {
  return <LessonPlansPage {...useWriter()} weekStart={useCurrentSchool().school.weekStart} />;
}
