import { useCurrentSchool } from '../../school/current-school';
import { useWriter } from '../../school/use-writer';
import { LessonPlansPage } from './lesson-plans-page';

export function LessonPlansScreen() {
  const { school, membership } = useCurrentSchool();
  return <LessonPlansPage {...useWriter()} weekStart={school.weekStart} author={membership.displayName} />;
}
