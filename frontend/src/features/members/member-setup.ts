import type { SetupLine, SetupState } from '../../school/setup-lines';
import { paths } from '../../site/paths';
import { invitationsQuery, type Member, membersQuery } from './calls';

type Asked = Readonly<{ state: 'waiting' | 'expired' | 'revoked' | 'accepted' }>;

/** Who teaches is in the school: nobody is waited for. */
export const memberSetup: SetupLine = {
  title: 'Guru',
  order: 10,
  to: paths.users,
  async read(queries) {
    const [{ members }, { invitations }] = await Promise.all([
      queries.fetchQuery(membersQuery()),
      queries.fetchQuery(invitationsQuery()),
    ]);
    return memberState(members, invitations);
  },
};

export function memberState(
  members: readonly Pick<Member, 'roles'>[],
  invitations: readonly Asked[],
): SetupState {
  const teachers = members.filter(({ roles }) => roles.includes('teacher')).length;
  const waiting = invitations.filter(({ state }) => state === 'waiting' || state === 'expired').length;
  const sentence = teachers === 0 ? 'Belum ada guru' : `${teachers} guru`;
  if (waiting > 0)
    return {
      kind: 'open',
      sentence: `${sentence}, ${waiting} belum menerima jemputan`,
      verb: `Lihat ${waiting} jemputan`,
    };
  return teachers === 0 ? { kind: 'open', sentence, verb: 'Jemput guru' } : { kind: 'done', sentence };
}
