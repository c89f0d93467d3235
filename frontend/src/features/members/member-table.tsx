import { useState } from 'react';
import { roleNames, type SchoolRole } from '../../api/role-names';
import { useChange } from '../../queries/use-change';
import { Avatar } from '../../ui/avatar';
import { Badge } from '../../ui/badge';
import { type Column, DataTable } from '../../ui/data-table';
import { formatShortDate } from '../../ui/format';
import { changeRole, changeRoles } from './api';
import { MemberMenu } from './member-menu';
import { type Actor, mayChange } from './member-rules';
import { type Member, peopleKey } from './queries';
import { RemovalDialog } from './removal-dialog';
import { SecondFactorDialog } from './second-factor-dialog';

export type FaceOf = (userId: string) => string | undefined;

type MemberTableProps = { actor: Actor; members: readonly Member[]; schoolName: string; faceOf: FaceOf };

function columnsFor(actor: Actor, faceOf: FaceOf): readonly Column<Member>[] {
  return [
    {
      header: 'Nama',
      cell: ({ userId, displayName }) => (
        <span className="flex flex-wrap items-center gap-2">
          <Avatar name={displayName} picture={faceOf(userId)} />
          {displayName}
          {userId === actor.userId && <Badge>Anda</Badge>}
        </span>
      ),
    },
    { header: 'E-mel', cell: ({ email }) => <span className="min-w-0 break-words">{email}</span> },
    {
      header: 'Peranan',
      cell: ({ roles }) => (
        <span className="flex flex-wrap gap-1">
          {roles.length === 0 && <Badge>Kakitangan</Badge>}
          {roles.map((role) => (
            <Badge key={role} tone={role === 'main_admin' ? 'accent' : 'neutral'}>
              {roleNames[role]}
            </Badge>
          ))}
        </span>
      ),
    },
    { header: 'Sejak', cell: ({ joinedAt }) => formatShortDate(joinedAt) },
  ];
}

export function MemberTable({ actor, members, schoolName, faceOf }: MemberTableProps) {
  const [leaving, setLeaving] = useState<Member>();
  const [lockedOut, setLockedOut] = useState<Member>();
  const change = useChange(
    ({ member, role }: { member: Member; role: SchoolRole }) => changeRole(member.userId, role),
    {
      done: (_nothing, { member, role }) => `${member.displayName} kini ${roleNames[role]}.`,
      stale: [peopleKey],
      undo: (_nothing, { member }) => changeRoles(member.userId, member.roles),
    },
  );

  const actions = (member: Member) =>
    mayChange(actor, member) && (
      <MemberMenu
        actor={actor}
        member={member}
        onRole={(role) => change.make({ member, role })}
        onRemove={() => setLeaving(member)}
        onSecondFactor={() => setLockedOut(member)}
      />
    );

  return (
    <>
      <DataTable
        caption="Ahli sekolah"
        columns={columnsFor(actor, faceOf)}
        rows={members}
        rowKey={({ userId }) => userId}
        actions={actions}
      />
      {leaving && (
        <RemovalDialog member={leaving} schoolName={schoolName} onClose={() => setLeaving(undefined)} />
      )}
      {lockedOut && <SecondFactorDialog member={lockedOut} onClose={() => setLockedOut(undefined)} />}
    </>
  );
}
