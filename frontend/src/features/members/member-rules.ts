import { roleNames, type SchoolRole } from '../../api/role-names';
import type { Member, Seats } from './calls';

/** Who looks at the list. */
export type Actor = { userId: string; role: SchoolRole };

const roles = Object.keys(roleNames) as SchoolRole[];

/** Only a main administrator names one. */
export function grantableRoles({ role }: Pick<Actor, 'role'>): readonly SchoolRole[] {
  return role === 'main_admin' ? roles : roles.filter((granted) => granted !== 'main_admin');
}

/** Oneself is changed by another, so that nobody locks the door from outside. */
export function mayChange(actor: Actor, member: Pick<Member, 'userId' | 'role'>): boolean {
  return member.userId !== actor.userId && grantableRoles(actor).includes(member.role);
}

export function isFull({ used, limit }: Seats): boolean {
  return used >= limit;
}

/** "12 daripada 20 guru" */
export function seatsSentence(seats: Seats): string {
  const count = `${seats.used} daripada ${seats.limit} guru`;
  return isFull(seats) ? `${count}. Pelan sekolah sudah penuh.` : count;
}
