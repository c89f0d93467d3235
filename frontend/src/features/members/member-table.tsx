import type { classesOfPerson } from '@rules/classes/domain/classes-of-person';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { roleNames } from '../../api/role-names';
import { Avatar } from '../../ui/avatar';
import { Badge } from '../../ui/badge';
import { type Column, DataTable } from '../../ui/data-table';
import { EmptyState } from '../../ui/empty-state';
import { classesOfPeopleQuery, type Member } from './calls';
import { LazyMemberPanels } from './lazy-parts';
import { MemberMenu } from './member-menu';
import type { PersonPanel } from './member-panels';
import { type Actor, mayChange } from './member-rules';
import { dutyNames, isStanding, lastEntryWords, spanWords, suspensionWords } from './member-words';
import { peopleFilterIn, peopleIn } from './people-filter';

export type FaceOf = (userId: string) => string | undefined;

type MemberTableProps = {
  actor: Actor;
  members: readonly Member[];
  schoolName: string;
  faceOf: FaceOf;
  today: string;
};

/** Whoever the address asks for, with what may be done about each. */
export function MemberTable({ actor, members, schoolName, faceOf, today }: MemberTableProps) {
  const [search] = useSearchParams();
  const [open, setOpen] = useState<{ userId: string; panel: PersonPanel }>();
  const classes = useQuery(classesOfPeopleQuery(today));
  const shown = peopleIn(members, peopleFilterIn(search), today);
  // Read anew with the list, also while its panel is open.
  const person = members.find(({ userId }) => userId === open?.userId);
  const actions = (member: Member) =>
    mayChange(actor, member) && (
      <MemberMenu
        member={member}
        today={today}
        onOpen={(panel) => setOpen({ userId: member.userId, panel })}
      />
    );
  return (
    <>
      {shown.length === 0 ? (
        <NobodyFound />
      ) : (
        <DataTable
          caption="Ahli sekolah"
          columns={columnsFor(actor, faceOf, today, classes.data)}
          rows={shown}
          rowKey={({ userId }) => userId}
          actions={actions}
        />
      )}
      {open && person && (
        <Suspense>
          <LazyMemberPanels
            open={open.panel}
            actor={actor}
            member={person}
            schoolName={schoolName}
            today={today}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

function columnsFor(
  actor: Actor,
  faceOf: FaceOf,
  today: string,
  classesOf: ClassesOfPerson | undefined,
): readonly Column<Member>[] {
  return [
    {
      header: 'Nama',
      cell: ({ userId, displayName, email }) => (
        <span className="flex min-w-0 items-center gap-3">
          <Avatar name={displayName} picture={faceOf(userId)} />
          <span className="min-w-0">
            {displayName} {userId === actor.userId && <Badge>Anda</Badge>}
            <span className="block break-words font-normal text-muted text-sm">{email}</span>
          </span>
        </span>
      ),
    },
    { header: 'Peranan', cell: ({ roles }) => <Roles roles={roles} /> },
    { header: 'Tugas berkuasa', cell: ({ duties }) => <Duties duties={duties} today={today} /> },
    { header: 'Kelas', cell: ({ userId }) => <ClassesOf {...classesOf?.(userId)} /> },
    { header: 'Terakhir masuk', cell: ({ lastEnteredOn }) => lastEntryWords(lastEnteredOn, today) },
    { header: 'Keadaan', cell: (member) => <Standing member={member} today={today} /> },
  ];
}

function Roles({ roles }: Pick<Member, 'roles'>) {
  return (
    <span className="flex flex-wrap gap-1 max-sm:justify-end">
      {roles.length === 0 && <Badge>Kakitangan</Badge>}
      {roles.map((role) => (
        <Badge key={role} tone={role === 'main_admin' ? 'accent' : 'neutral'}>
          {roleNames[role]}
        </Badge>
      ))}
    </span>
  );
}

type ClassesOfPerson = (userId: string) => ReturnType<typeof classesOfPerson>;

const MOST_NAMED = 3;

/** Of many classes that somebody teaches the number is told, and their names on asking. */
function ClassesOf({ leads = [], teaches = [] }: Partial<ReturnType<ClassesOfPerson>>) {
  if (leads.length + teaches.length === 0) return <span className="text-muted">–</span>;
  return (
    <span className="max-sm:text-right">
      {leads.length > 0 && (
        <span dir="auto" className="block">
          Guru kelas {leads.join(', ')}
        </span>
      )}
      {teaches.length > 0 && (
        <span dir="auto" className="block text-muted text-sm" title={teaches.join(', ')}>
          Mengajar {teaches.length > MOST_NAMED ? `${teaches.length} kelas` : teaches.join(', ')}
        </span>
      )}
    </span>
  );
}

function Duties({ duties, today }: Pick<Member, 'duties'> & { today: string }) {
  const standing = duties.filter((given) => isStanding(given, today));
  if (standing.length === 0) return <span className="text-muted">–</span>;
  return (
    <ul className="max-sm:text-right">
      {standing.map((given) => (
        <li key={given.duty} title={spanWords(given)}>
          {dutyNames[given.duty]}
        </li>
      ))}
    </ul>
  );
}

function Standing({ member, today }: { member: Member; today: string }) {
  const words = suspensionWords(member, today);
  if (!words) return <span className="text-muted">Aktif</span>;
  return (
    <span className="flex min-w-0 flex-col items-start gap-1 max-sm:items-end">
      <Badge tone="warning" icon="locked">
        {words}
      </Badge>
      <span className="break-words text-muted text-sm">{member.suspension?.reason}</span>
    </span>
  );
}

function NobodyFound() {
  return (
    <EmptyState
      icon="people"
      title="Tiada yang sepadan"
      action={
        <Link to={{ search: '' }} className="font-medium text-accent underline">
          Lihat semua
        </Link>
      }
    >
      Tiada ahli sekolah dalam pilihan ini.
    </EmptyState>
  );
}
