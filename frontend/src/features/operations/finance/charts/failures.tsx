import { useQuery } from '@tanstack/react-query';
import { QueryStates } from '../../../../queries/query-states';
import { FunnelChart } from '../../../../ui/funnel-chart';
import { failuresQuery } from '../calls';
import { failedAt, failureName } from '../finance-names';
import { toSchools } from './to-schools';

const title = 'Punca bayaran gagal, 90 hari';

/** What banks said of payments that failed, bank by bank. */
export function Failures() {
  return (
    <QueryStates query={useQuery(failuresQuery())} what="Punca kegagalan">
      {(failures) =>
        failures.length === 0 ? (
          <div className="flex flex-col gap-3 text-sm">
            <h2 className="font-medium">{title}</h2>
            <p className="text-muted">Tiada bayaran gagal.</p>
          </div>
        ) : (
          <FunnelChart
            title={title}
            heading="Mesej dan bank"
            steps={failures.map(({ reason, bank, provider, payments }) => ({
              label: `${failureName(reason)} (${failedAt(bank, provider)})`,
              value: payments,
            }))}
            to={(index) => {
              const { reason, bank, provider } = failures[index] ?? {};
              return toSchools({ view: 'all', failedVia: provider, failedBank: bank, failure: reason });
            }}
          />
        )
      }
    </QueryStates>
  );
}
