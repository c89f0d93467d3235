import { fetchSchoolDays } from '../../school/calendar/use-school-days';
import { useCurrentSchool } from '../../school/current-school';
import { useWriter } from '../../school/use-writer';
import { LessonPlanEditorPage } from './lesson-plan-editor-page';
import { LazyPlanPresence } from './presence/lazy-plan-presence';

export function LessonPlanEditorScreen() {
  const { school, membership } = useCurrentSchool();
  const { role, displayName } = membership;
  return (
    <LessonPlanEditorPage
      {...useWriter()}
      author={displayName}
      fetchDays={() => fetchSchoolDays(school.state)}
      readsOthers={role !== 'teacher'}
      presence={(planId) => <LazyPlanPresence planId={planId} />}
    />
  );
}
