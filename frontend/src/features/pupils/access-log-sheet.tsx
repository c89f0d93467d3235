import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { allOf } from '../../queries/all-of';
import { QueryStates } from '../../queries/query-states';
import { Button } from '../../ui/button';
import { formatShortDate, formatTime } from '../../ui/format';
import { Sheet } from '../../ui/sheet';
import { peopleQuery } from '../classes';
import { type AccessLine, accessLogQuery } from './api';

const actWords: Record<AccessLine['act'], string> = {
  guardians_opened: 'membuka penjaga',
  consents_opened: 'membuka sejarah persetujuan',
  erased: 'memadam selama-lamanya',
  all_taken: 'memuat turun data sekolah',
};

/** Who did what with pupils that leaves a line. For administrators. */
export function AccessLogSheet({ onClose }: { onClose: () => void }) {
  const log = useInfiniteQuery(accessLogQuery());
  const people = useQuery(peopleQuery());
  const lines = log.data?.pages.flatMap(({ items }) => items);
  return (
    <Sheet title="Rekod akses murid" onClose={onClose}>
      <QueryStates query={allOf({ ...log, data: lines }, people)} what="Rekod akses">
        {([all, members]) =>
          all.length === 0 ? (
            <p className="text-muted">
              Belum ada butiran penjaga atau sejarah persetujuan dibuka, data sekolah dimuat turun, atau murid
              dipadam.
            </p>
          ) : (
            <ul className="divide-y divide-line text-sm">
              {all.map(({ id, at, actorId, act, pupilId, pupilName }) => (
                <li key={id} className="wrap-anywhere py-2.5">
                  <span className="block text-muted tabular-nums">
                    {formatShortDate(at)}, {formatTime(new Date(at))}
                  </span>
                  {members.find(({ userId }) => userId === actorId)?.displayName ?? 'Bekas ahli sekolah'}{' '}
                  {actWords[act]}:{' '}
                  <span dir="auto">
                    {pupilId === null ? 'semua murid' : (pupilName ?? 'murid yang telah dipadam')}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
      {log.hasNextPage && (
        <Button
          variant="secondary"
          busy={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
          className="mt-4"
        >
          Tunjuk yang terdahulu
        </Button>
      )}
    </Sheet>
  );
}
