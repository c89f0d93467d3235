import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLive } from '../../live/use-live';
import { allOf } from '../../queries/all-of';
import { QueryStates } from '../../queries/query-states';
import { Button } from '../../ui/button';
import { PageHeader } from '../../ui/page-header';
import { InvitationSection } from './invitation-section';
import { InviteSheet } from './invite-sheet';
import { type Actor, seatsSentence } from './member-rules';
import { type FaceOf, MemberTable } from './member-table';
import { invitationsQuery, membersQuery, peopleKey } from './queries';

type MembersPageProps = { actor: Actor; schoolName: string; faceOf: FaceOf };

/** Who belongs to the school, who is invited, and how many teachers the plan still takes. */
export function MembersPage({ actor, schoolName, faceOf }: MembersPageProps) {
  const [isInviting, setInviting] = useState(false);
  useLive('membership', peopleKey);
  const people = useQuery(membersQuery());
  const invitations = useQuery(invitationsQuery());
  return (
    <>
      <PageHeader
        title="Pengguna"
        state={people.data && seatsSentence(people.data.seats)}
        action={
          <Button icon="mail" onClick={() => setInviting(true)}>
            Jemput pengguna
          </Button>
        }
      />
      <QueryStates query={allOf(people, invitations)} what="Pengguna">
        {([{ members }, waiting]) => (
          <div className="flex flex-col gap-10">
            <InvitationSection actor={actor} invitations={waiting} onInvite={() => setInviting(true)} />
            <section aria-labelledby="members">
              <h2 id="members" className="pb-3 font-semibold text-lg">
                Ahli sekolah
              </h2>
              <MemberTable actor={actor} members={members} schoolName={schoolName} faceOf={faceOf} />
            </section>
          </div>
        )}
      </QueryStates>
      {isInviting && (
        <InviteSheet actor={actor} seats={people.data?.seats} onClose={() => setInviting(false)} />
      )}
    </>
  );
}
