import { useSchoolDays } from '../../school/calendar/use-school-days';
import { useCurrentSchool } from '../../school/current-school';
import { useWriter } from '../../school/use-writer';
import { LessonPlansPage } from './lesson-plans-page';

export function LessonPlansScreen() {
  const { membership } = useCurrentSchool();
  return <LessonPlansPage {...useWriter()} days={useSchoolDays().days} author={membership.displayName} />;
}
