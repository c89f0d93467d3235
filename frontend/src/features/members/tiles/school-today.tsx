import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorMessage } from '../../../api/error-messages';
import { PanelLink } from '../../../school/panel-link';
import { useLockedReason } from '../../../school/use-locked-reason';
import { paths } from '../../../site/paths';
import { Button } from '../../../ui/button';
import { Panel } from '../../../ui/panel';
import { Skeleton } from '../../../ui/skeleton';
import { invitationsQuery, membersQuery } from '../calls';
import { seatsSentence } from '../member-rules';
import { waitingSentence } from './waiting-sentence';

/** What whoever administers the school looks after today: its people, its figures, and what everybody sees. */
export function SchoolToday() {
  const isShut = useLockedReason(paths.users) !== undefined;
  const people = useQuery({ ...membersQuery(), enabled: !isShut });
  const invitations = useQuery({ ...invitationsQuery(), enabled: !isShut });
  const failed = [people, invitations].find(({ isError, data }) => isError && !data);
  if (isShut) return null;
  return (
    <Panel title="Sekolah">
      <ul className="divide-y divide-line">
        <Matter to={paths.users} leads="Pengguna">
          <span className="block min-h-6">
            {people.data ? seatsSentence(people.data.seats) : <Waiting isOver={failed !== undefined} />}
          </span>
          <span className="block min-h-5 text-muted text-sm">
            {invitations.data && waitingSentence(invitations.data)}
          </span>
        </Matter>
        <Matter to={paths.schoolAnalytics} leads="Analitik">
          Berapa rancangan ditulis minggu ini, dan oleh berapa guru.
        </Matter>
        <Matter to={paths.schoolSettings} leads="Tetapan sekolah">
          Logo dan ringkasan harian.
        </Matter>
      </ul>
      {failed && (
        <p className="flex flex-wrap items-center gap-3 border-line border-t px-4 py-3 text-sm">
          <span className="flex-1">{errorMessage(failed.error)}</span>
          <Button
            variant="secondary"
            size="small"
            icon="retry"
            onClick={() => void Promise.all([people.refetch(), invitations.refetch()])}
          >
            Cuba lagi
          </Button>
        </p>
      )}
    </Panel>
  );
}

function Matter({ to, leads, children }: { to: string; leads: string; children: ReactNode }) {
  return (
    <li className="flex gap-x-4 px-4 py-1.5 max-sm:flex-col sm:items-center">
      <p className="min-w-0 py-1.5 sm:flex-1">{children}</p>
      <PanelLink to={to}>{leads}</PanelLink>
    </li>
  );
}

function Waiting({ isOver }: { isOver: boolean }) {
  return isOver ? (
    <span className="text-muted">Bilangan guru belum diketahui</span>
  ) : (
    <Skeleton className="w-1/2" />
  );
}
