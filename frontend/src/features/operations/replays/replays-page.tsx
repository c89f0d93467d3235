import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { QueryStates } from '../../../queries/query-states';
import { paths } from '../../../site/paths';
import { ButtonLink } from '../../../ui/button-link';
import { type Column, DataTable } from '../../../ui/data-table';
import { EmptyState } from '../../../ui/empty-state';
import { formatNumber } from '../../../ui/format';
import { PageHeader } from '../../../ui/page-header';
import { type Replay, replaysQuery } from '../calls';
import { instantText } from '../instant-text';
import { ReplayBadge } from '../state-badge';
import { replaysNews, useTold } from '../told';
import { useMayAct } from '../use-may-act';
import { settledCount } from './replay-progress';

const columns: readonly Column<Replay>[] = [
  {
    header: 'Diminta',
    cell: ({ id, requestedAt }) => (
      <Link to={paths.operationsReplay(id)} className="text-accent hover:underline">
        {instantText(requestedAt)}
      </Link>
    ),
  },
  { header: 'Sebab', cell: ({ reason }) => <span className="break-words">{reason}</span> },
  { header: 'Oleh', cell: ({ requestedBy }) => requestedBy },
  { header: 'Keadaan', cell: ({ state }) => <ReplayBadge state={state} /> },
  {
    header: 'Siap',
    cell: (replay) => `${formatNumber(settledCount(replay))} daripada ${formatNumber(replay.total)}`,
    align: 'right',
  },
];

export function ReplaysPage() {
  const query = useQuery(replaysQuery());
  useTold(query.data?.some(({ state }) => state === 'running') ? replaysNews : null);
  const mayAct = useMayAct();
  const begin = mayAct && (
    <ButtonLink icon="add" to={paths.operationsNewReplay}>
      Ulangan baharu
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title="Ulangan"
        state="Peristiwa yang diproses semula, setiap satu dengan sebab dan hasilnya."
        action={query.data && query.data.length > 0 && begin}
      />
      <QueryStates query={query} what="Ulangan">
        {(replays) =>
          replays.length === 0 ? (
            <EmptyState icon="retry" title="Belum ada ulangan" action={begin}>
              Selepas sesuatu dibaiki, peristiwa yang gagal boleh diproses semula di sini.
            </EmptyState>
          ) : (
            <DataTable caption="Ulangan" columns={columns} rows={replays} rowKey={({ id }) => id} />
          )
        }
      </QueryStates>
    </>
  );
}
