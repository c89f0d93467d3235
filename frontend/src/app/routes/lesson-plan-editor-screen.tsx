import { LessonPlanEditorPage } from '../../features/lesson-plans/lesson-plan-editor-page';
import { useCurrentSchool } from '../../school/current-school';
import { useSchoolWeek } from '../../school/school-week';
import { useWriter } from '../../school/use-writer';
import { LazyPlanPresence } from '../presence/lazy-plan-presence';

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
