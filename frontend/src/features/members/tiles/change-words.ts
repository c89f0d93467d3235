import type { Member, MembershipLine } from '../calls';

type Line = Pick<MembershipLine, 'action' | 'actorId' | 'email'>;
type Known = Readonly<{
  userId: string;
  members: readonly Pick<Member, 'userId' | 'displayName' | 'email'>[];
}>;

/** By whom, about whom. */
const sentences: Record<MembershipLine['action'], (actor: string, person: string) => string> = {
  invited: (actor, person) => `${actor} menjemput ${person}`,
  invitation_renewed: (actor, person) => `${actor} menghantar semula jemputan kepada ${person}`,
  invitation_revoked: (actor, person) => `${actor} menarik balik jemputan ${person}`,
  joined: (_actor, person) => `${person} menyertai sekolah`,
  role_changed: (actor, person) => `${actor} menukar peranan ${person}`,
  removed: (actor, person) => `${actor} mengeluarkan ${person}`,
  second_factor_removed: (actor, person) => `${actor} membuang langkah kedua ${person}`,
  duty_given: (actor, person) => `${actor} memberi tugas kepada ${person}`,
  duty_taken: (actor, person) => `${actor} menarik balik tugas ${person}`,
  suspended: (actor, person) => `${actor} menggantung akses ${person}`,
  returned: (actor, person) => `${actor} membuka semula akses ${person}`,
};

/** "Anda menjemput guru@contoh.my"; who is in the school no more is known by the address, and once erased by none. */
export function changeWords({ action, actorId, email }: Line, { userId, members }: Known): string {
  const known = members.find((member) => member.userId === actorId)?.displayName ?? 'Bekas ahli';
  const person = members.find((member) => member.email === email)?.displayName ?? email;
  return sentences[action](actorId === userId ? 'Anda' : known, person || 'bekas ahli');
}
