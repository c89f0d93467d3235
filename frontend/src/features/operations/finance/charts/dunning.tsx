import { useQuery } from '@tanstack/react-query';
import { QueryStates } from '../../../../queries/query-states';
import { FunnelChart } from '../../../../ui/funnel-chart';
import { dunningQuery } from '../calls';
import { dunningNames } from '../finance-names';
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
