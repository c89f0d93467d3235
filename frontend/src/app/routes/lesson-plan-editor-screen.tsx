import { LessonPlanEditorPage } from '../../features/lesson-plans/lesson-plan-editor-page';
import { useCurrentSchool } from '../current-school';
import { LazyPlanPresence } from '../presence/lazy-plan-presence';
import { useSchoolWeek } from '../school-week';
import { useWriter } from '../use-writer';

export function LessonPlanEditorScreen() {
  const { role, displayName } = useCurrentSchool().membership;
  return (
    <LessonPlanEditorPage
      {...useWriter()}
      author={displayName}
      calendar={useSchoolWeek()}
      readsOthers={role !== 'teacher'}
      presence={(planId) => <LazyPlanPresence planId={planId} />}
    />
  );
}
