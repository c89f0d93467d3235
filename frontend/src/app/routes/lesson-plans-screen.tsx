import { LessonPlansPage } from '../../features/lesson-plans/lesson-plans-page';
import { useCurrentSchool } from '../../school/current-school';
import { useWriter } from '../../school/use-writer';

export function LessonPlansScreen() {
  const { school, membership } = useCurrentSchool();
  return <LessonPlansPage {...useWriter()} weekStart={school.weekStart} author={membership.displayName} />;
}
