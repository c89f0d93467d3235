import { LessonPlanEditorPage } from '../../features/lesson-plans/lesson-plan-editor-page';
import { useWriter } from '../use-writer';

export function LessonPlanEditorScreen() {
  return <LessonPlanEditorPage {...useWriter()} />;
}
