import { useQuery } from '@tanstack/react-query';
import { FunnelChart } from '../../../../ui/funnel-chart';
import { QueryStates } from '../../query-states';
import { failureName } from '../finance-names';
import { failuresQuery } from '../finance-queries';
import { toSchools } from './to-schools';

/** What banks said of payments that failed. */
export function Failures() {
  return (
    <QueryStates query={useQuery(failuresQuery())} what="Punca kegagalan">
      {(failures) =>
        failures.length === 0 ? (
          <p className="text-muted text-sm">Tiada bayaran gagal dalam 90 hari.</p>
        ) : (
          <FunnelChart
            title="Punca bayaran gagal, 90 hari"
            heading="Mesej bank"
            steps={failures.map(({ reason, provider, payments }) => ({
              label: `${failureName(reason)} (${provider})`,
              value: payments,
            }))}
            to={(index) => {
              const { reason, provider } = failures[index] ?? {};
              return toSchools({ view: 'all', failedVia: provider, failure: reason });
            }}
          />
        )
      }
    </QueryStates>
  );
}
