import { useQuery } from '@tanstack/react-query';
import { QueryStates } from '../../../queries/query-states';
import { paths } from '../../../site/paths';
import { type Column, DataTable } from '../../../ui/data-table';
import { formatNumber, formatTime } from '../../../ui/format';
import { LineChart } from '../../../ui/line-chart';
import { PageHeader } from '../../../ui/page-header';
import { Stat, Stats } from '../../../ui/stat';
import { type Overview, overviewQuery, schedulesQuery } from '../calls';
import { ContestList } from '../contests/contest-list';
import { Panel } from '../panel';
import { overviewNews, useTold } from '../told';
import { jobStateNames, queueNames } from './job-names';
import { overviewSentence, spanText } from './overview-sentence';
import { ProviderTable } from './provider-table';
import { QueueBoardButton } from './queue-board-button';

export function OverviewPage() {
  useTold(overviewNews);
  const query = useQuery(overviewQuery());
  const late = useQuery(schedulesQuery()).data?.filter(({ isLate }) => isLate).length ?? 0;
  return (
    <>
      <PageHeader
        title="Operasi"
        state={query.data && overviewSentence(query.data.inbox, late)}
        action={<QueueBoardButton />}
      />
      <QueryStates query={query} what="Gambaran keseluruhan">
        {(overview) => <Figures overview={overview} late={late} />}
      </QueryStates>
      {/* Under figures that have come it pushes nothing away, and is not pushed. */}
      {!query.isPending && (
        <div className="pt-8">
          <ContestList />
        </div>
      )}
    </>
  );
}

const queueColumns: readonly Column<Overview['queues'][number]>[] = [
  { header: 'Giliran', cell: ({ queue }) => queueNames[queue] },
  { header: 'Keadaan', cell: ({ state }) => jobStateNames[state] },
  { header: 'Kerja', cell: ({ count }) => formatNumber(count), align: 'right' },
];

function Figures({ overview, late }: { overview: Overview; late: number }) {
  const { inbox, minutes, providers, queues } = overview;
  return (
    <div className="flex flex-col gap-8">
      <Stats label="Peti masuk sekarang">
        <Stat
          label="Menunggu"
          value={formatNumber(inbox.waiting)}
          change={{ direction: 'same', label: `paling lama ${spanText(inbox.oldestWaitingSeconds)}` }}
          to={`${paths.operationsInbox}?states=received`}
        />
        <Stat
          label="Gagal"
          value={formatNumber(inbox.failed)}
          to={`${paths.operationsInbox}?states=failed`}
        />
        <Stat label="Kuarantin" value={formatNumber(inbox.quarantined)} to={paths.operationsQuarantine} />
        <Stat label="Jadual lewat" value={formatNumber(late)} to={paths.operationsSchedules} />
      </Stats>
      <Panel title="Satu jam yang lalu">
        <div className="rounded-lg border border-line bg-raised p-4">
          <LineChart
            title="Peristiwa seminit"
            heading="Minit"
            labels={minutes.map(({ at }) => formatTime(at))}
            series={[
              { name: 'Diterima', values: minutes.map(({ received }) => received) },
              { name: 'Dicuba proses', values: minutes.map(({ processed }) => processed) },
            ]}
          />
        </div>
      </Panel>
      <Panel title="Penyedia, 24 jam">
        <ProviderTable providers={providers} />
      </Panel>
      <Panel title="Giliran kerja">
        {queues.length === 0 ? (
          <p className="text-muted text-sm">Tiada kerja dalam giliran.</p>
        ) : (
          <DataTable
            caption="Kerja mengikut giliran dan keadaan"
            columns={queueColumns}
            rows={queues}
            rowKey={({ queue, state }) => `${queue} ${state}`}
          />
        )}
      </Panel>
    </div>
  );
}
