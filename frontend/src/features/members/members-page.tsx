import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { ImportPage, useImportAddress } from '../../imports';
import { useLive } from '../../live/use-live';
import { allOf } from '../../queries/all-of';
import { QueryStates } from '../../queries/query-states';
import { Button } from '../../ui/button';
import { malaysianDate } from '../../ui/format';
import { PageHeader } from '../../ui/page-header';
import { Progress } from '../../ui/progress';
import { fetchPeopleTable, invitationsQuery, membersQuery } from './calls';
import { InvitationSection } from './invitation-section';
import { InviteSheet } from './invite-sheet';
import { LazyAbsencesSection, LazyMainAdminSection } from './lazy-parts';
import { type Actor, seatsSentence } from './member-rules';
import { type FaceOf, MemberTable } from './member-table';
import { peopleSentence } from './member-words';
import { PeopleFilterBar } from './people-filter-bar';

const TableDownload = lazy(async () => ({
  default: (await import('../../queries/table-download')).TableDownload,
}));

type MembersPageProps = { actor: Actor; schoolName: string; faceOf: FaceOf };

/** Who belongs to the school, who is invited, and how many teachers the plan still takes. */
export function MembersPage({ actor, schoolName, faceOf }: MembersPageProps) {
  const [isInviting, setInviting] = useState(false);
  const importing = useImportAddress();
  useLive('membership', 'people');
  const people = useQuery(membersQuery());
  const invitations = useQuery(invitationsQuery());
  const today = malaysianDate(new Date());
  if (importing.importId)
    return (
      <ImportPage
        kind="teachers"
        title="Import jemputan"
        noun="jemputan"
        importId={importing.importId}
        onGo={importing.go}
        changes={['people']}
      />
    );
  return (
    <>
      <PageHeader
        title="Pengguna"
        state={people.data && peopleSentence(people.data.members, today)}
        action={
          <>
            <Suspense
              fallback={
                <Button variant="secondary" icon="download" disabled>
                  Muat turun
                </Button>
              }
            >
              <TableDownload name="pengguna" fetch={fetchPeopleTable} />
            </Suspense>
            <Button variant="secondary" icon="upload" onClick={importing.begin}>
              Import
            </Button>
            <Button icon="mail" onClick={() => setInviting(true)}>
              Jemput pengguna
            </Button>
          </>
        }
      />
      <QueryStates query={allOf(people, invitations)} what="Pengguna">
        {([{ members, seats }, waiting]) => (
          <div className="flex flex-col gap-10">
            <div className="max-w-md">
              <Progress
                label="Guru dalam pelan"
                value={seats.used}
                max={seats.limit}
                sentence={seatsSentence(seats)}
              />
            </div>
            <section aria-labelledby="members">
              <h2 id="members" className="pb-3 font-semibold text-lg">
                Ahli sekolah
              </h2>
              <PeopleFilterBar />
              <MemberTable {...{ actor, members, schoolName, faceOf, today }} />
            </section>
            <InvitationSection actor={actor} invitations={waiting} onInvite={() => setInviting(true)} />
            <Suspense>
              <LazyAbsencesSection userId={actor.userId} />
              {actor.role === 'main_admin' && (
                <LazyMainAdminSection userId={actor.userId} members={members} today={today} />
              )}
            </Suspense>
          </div>
        )}
      </QueryStates>
      {isInviting && (
        <InviteSheet actor={actor} seats={people.data?.seats} onClose={() => setInviting(false)} />
      )}
    </>
  );
}
