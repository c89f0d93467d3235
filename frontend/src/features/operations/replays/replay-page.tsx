import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { QueryStates } from '../../../queries/query-states';
import { paths } from '../../../site/paths';
import { Button } from '../../../ui/button';
import { type Column, DataTable } from '../../../ui/data-table';
import { formatNumber } from '../../../ui/format';
import { PageHeader } from '../../../ui/page-header';
import { Progress } from '../../../ui/progress';
import { Stat, Stats } from '../../../ui/stat';
import { AuditTrail } from '../audit/audit-trail';
import { type Replay, type ReplayItem, replayItemsQuery, replayQuery } from '../calls';
import { instantText } from '../instant-text';
import { itemStates, providerName, reasonName } from '../names';
import { Panel } from '../panel';
import { EventBadge, ItemBadge, ReplayBadge } from '../state-badge';
import { replayNews, useTold } from '../told';
import { useMayAct } from '../use-may-act';
import { CancelDialog } from './cancel-dialog';
import { isGoingOn, settledCount } from './replay-progress';

export function ReplayPage({ replayId }: { replayId: string }) {
  const query = useQuery(replayQuery(replayId));
  useTold(query.data && isGoingOn(query.data) ? replayNews(replayId) : null);
  return (
    <QueryStates query={query} what="Ulangan">
      {(replay) => (
        <>
          <PageHeader title="Ulangan" state={replay.reason} action={<Cancellation replay={replay} />} />
          <div className="flex flex-col gap-8">
            <Course replay={replay} />
            <Results replay={replay} />
            <AuditTrail kind="replay" id={replay.id} />
          </div>
        </>
      )}
    </QueryStates>
  );
}

function Cancellation({ replay }: { replay: Replay }) {
  const [isOpen, setOpen] = useState(false);
  const mayAct = useMayAct();
  if (!mayAct || replay.state !== 'running') return null;
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Batalkan
      </Button>
      {isOpen && <CancelDialog replayId={replay.id} onClose={() => setOpen(false)} />}
    </>
  );
}

function Course({ replay }: { replay: Replay }) {
  const settled = settledCount(replay);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <ReplayBadge state={replay.state} />
        <span className="text-muted">
          {replay.requestedBy} · {instantText(replay.requestedAt)} · paling laju{' '}
          {formatNumber(replay.perMinute)} seminit
        </span>
      </div>
      <Progress
        label="Kemajuan"
        value={settled}
        max={replay.total}
        sentence={`${formatNumber(settled)} daripada ${formatNumber(replay.total)} peristiwa`}
      />
      <Stats label="Hasil ulangan">
        {replay.counts.map(({ state, count }) => (
          <Stat key={state} label={itemStates[state].label} value={formatNumber(count)} />
        ))}
      </Stats>
    </div>
  );
}

const columns: readonly Column<ReplayItem>[] = [
  {
    header: 'Peristiwa',
    cell: ({ eventId }) => (
      <Link to={paths.operationsEvent(eventId)} className="text-accent hover:underline">
        <code>{eventId.slice(0, 8)}</code>
      </Link>
    ),
  },
  { header: 'Penyedia', cell: ({ provider }) => providerName(provider) },
  { header: 'Sebelum', cell: ({ stateBefore }) => <EventBadge state={stateBefore} /> },
  { header: 'Hasil', cell: ({ state }) => <ItemBadge state={state} /> },
  { header: 'Punca', cell: ({ reason }) => (reason === null ? '–' : reasonName(reason)) },
  { header: 'Masa', cell: ({ at }) => instantText(at) },
];

function Results({ replay }: { replay: Replay }) {
  const query = useInfiniteQuery(replayItemsQuery(replay.id));
  const more = { onMore: () => void query.fetchNextPage(), isFetching: query.isFetchingNextPage };
  return (
    <Panel title="Hasil setiap peristiwa">
      <QueryStates query={query} what="Hasil">
        {({ pages }) => (
          <DataTable
            caption="Hasil setiap peristiwa"
            columns={columns}
            rows={pages.flatMap(({ items }) => items)}
            rowKey={({ position }) => String(position)}
            more={query.hasNextPage ? more : undefined}
          />
        )}
      </QueryStates>
    </Panel>
  );
}
