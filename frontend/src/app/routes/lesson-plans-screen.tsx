import { LessonPlansPage } from '../../features/lesson-plans/lesson-plans-page';
import { useWriter } from '../use-writer';

export function LessonPlansScreen() {
  return <LessonPlansPage {...useWriter()} />;
}
