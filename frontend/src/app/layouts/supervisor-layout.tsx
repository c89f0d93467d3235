import { useCurrentSchool } from '../../school/current-school';
import { paths } from '../../site/paths';
import { AreaLayout } from './area-layout';

/** The pages of whoever verifies plans; who teaches, too, changes over from here. */
export function SupervisorLayout() {
  const { membership } = useCurrentSchool();
  const teaching = membership.roles.includes('teacher') ? [{ to: paths.lessonPlans, label: 'Mengajar' }] : [];
  return (
    <AreaLayout
      name="supervisor"
      label="Penyeliaan"
      links={[
        { to: paths.reviewQueue, label: 'Semakan' },
        { to: paths.submissions, label: 'Penghantaran RPH' },
        ...teaching,
      ]}
    />
  );
}
