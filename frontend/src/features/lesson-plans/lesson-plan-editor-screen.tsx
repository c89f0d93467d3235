import { useCurrentSchool } from '../../school/current-school';
import { useSchoolWeek } from '../../school/school-week';
import { useWriter } from '../../school/use-writer';
import { LessonPlanEditorPage } from './lesson-plan-editor-page';
import { LazyPlanPresence } from './presence/lazy-plan-presence';

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
