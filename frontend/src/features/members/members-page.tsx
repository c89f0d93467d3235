import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../api/error-messages';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { PageHeader } from '../../ui/page-header';
import { SkeletonRows } from '../../ui/skeleton';
import { InvitationSection } from './invitation-section';
import { InviteSheet } from './invite-sheet';
import { type Actor, seatsSentence } from './member-rules';
import { type FaceOf, MemberTable } from './member-table';
import { invitationsQuery, membersQuery } from './queries';

type MembersPageProps = { actor: Actor; schoolName: string; faceOf: FaceOf };

/** Who belongs to the school, who is invited, and how many teachers the plan still takes. */
export function MembersPage({ actor, schoolName, faceOf }: MembersPageProps) {
  const [isInviting, setInviting] = useState(false);
  const people = useQuery(membersQuery());
  const invitations = useQuery(invitationsQuery());
  const failed = [people, invitations].find(({ isError, data }) => isError && !data);
  const retry = () => void Promise.all([people.refetch(), invitations.refetch()]);
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
      {failed && (
        <ErrorState
          title="Pengguna tidak dapat dimuatkan"
          onRetry={retry}
          retrying={people.isFetching || invitations.isFetching}
        >
          {errorMessage(failed.error)}
        </ErrorState>
      )}
      {!failed && people.isPending && <SkeletonRows label="Memuatkan pengguna…" />}
      {people.data && invitations.data && (
        <div className="flex flex-col gap-10">
          <InvitationSection
            actor={actor}
            invitations={invitations.data}
            onInvite={() => setInviting(true)}
          />
          <section aria-labelledby="members">
            <h2 id="members" className="pb-3 font-semibold text-lg">
              Ahli sekolah
            </h2>
            <MemberTable
              actor={actor}
              members={people.data.members}
              schoolName={schoolName}
              faceOf={faceOf}
            />
          </section>
        </div>
      )}
      {isInviting && (
        <InviteSheet actor={actor} seats={people.data?.seats} onClose={() => setInviting(false)} />
      )}
    </>
  );
}
