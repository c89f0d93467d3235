import { WeekFigures } from '../../features/school-figures/week-figures';
import { PageHeader } from '../../ui/page-header';
import { asCaller } from '../hosted/as-caller';
import { ManagedSchool } from './managed-school';

export function SchoolAnalyticsScreen() {
  return (
    <>
      <PageHeader title="Analitik" state="Berapa yang ditulis, dan oleh berapa guru." />
      <ManagedSchool>
        {({ code }) => <WeekFigures schoolCode={code.toLowerCase()} caller={asCaller} />}
      </ManagedSchool>
    </>
  );
}
