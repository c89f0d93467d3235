import { useQuery } from '@tanstack/react-query';
import { QueryStates } from '../../../../queries/query-states';
import { FunnelChart } from '../../../../ui/funnel-chart';
import { dunningNames } from '../finance-names';
import { dunningQuery } from '../finance-queries';
import { toSchools } from './to-schools';

/** Of the schools whose coverage ended: who was asked, who tried, who paid. */
export function Dunning() {
  return (
    <QueryStates query={useQuery(dunningQuery())} what="Corong peringatan">
      {(steps) => (
        <FunnelChart
          title="Daripada tamat hingga membayar, 90 hari"
          heading="Langkah"
          steps={steps.map(({ step, schools }) => ({ label: dunningNames[step], value: schools }))}
          to={(index) => toSchools({ view: 'all', dunning: steps[index]?.step })}
        />
      )}
    </QueryStates>
  );
}
