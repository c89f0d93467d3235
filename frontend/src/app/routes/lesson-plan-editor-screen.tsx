import { LessonPlanEditorPage } from '../../features/lesson-plans/lesson-plan-editor-page';
import { useCurrentSchool } from '../current-school';
import { LazyPlanPresence } from '../presence/lazy-plan-presence';
import { useWriter } from '../use-writer';

export function LessonPlanEditorScreen() {
  const { role } = useCurrentSchool().membership;
  return (
    <LessonPlanEditorPage
      {...useWriter()}
      readsOthers={role !== 'teacher'}
      presence={(planId) => <LazyPlanPresence planId={planId} />}
    />
  );
}
