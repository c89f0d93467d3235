import { useQuery } from '@tanstack/react-query';
import { QueryStates } from '../../../../queries/query-states';
import { BarChart } from '../../../../ui/bar-chart';
import { EmptyState } from '../../../../ui/empty-state';
import { formatMoney, formatShortDate } from '../../../../ui/format';
import { agedWeeksQuery } from '../calls';
import { toSchools } from './to-schools';

/** What is owed, by the week in which coverage ended. */
export function AgedWeeks() {
  return (
    <QueryStates query={useQuery(agedWeeksQuery())} what="Tunggakan mengikut minggu">
      {(weeks) =>
        weeks.every(({ schools }) => schools === 0) ? (
          <EmptyState icon="check" title="Tiada tunggakan">
            Carta muncul apabila langganan sekolah tamat tanpa pembaharuan.
          </EmptyState>
        ) : (
          <BarChart
            title="Tunggakan mengikut minggu langganan tamat"
            heading="Minggu bermula"
            labels={weeks.map(({ from }) => (from === null ? 'Lebih awal' : shortDay(from)))}
            series={[
              { name: 'Tempoh ihsan', values: weeks.map(({ graceSen }) => graceSen) },
              { name: 'Terhad', values: weeks.map(({ limitedSen }) => limitedSen) },
              { name: 'Dikunci', values: weeks.map(({ lockedSen }) => lockedSen) },
            ]}
            format={formatMoney}
            to={(index) => {
              const { from, to } = weeks[index] ?? { from: null, to: '' };
              return toSchools({ view: 'owed', ...(from && { endedFrom: from }), endedTo: to });
            }}
          />
        )
      }
    </QueryStates>
  );
}

/** "16 Mac" */
function shortDay(day: string): string {
  return formatShortDate(day).replace(/ \d{4}$/, '');
}
