import { spanHolds } from '@rules/calendar/day';
import type { Member } from './calls';
import { isSuspended } from './member-words';

/** What the list is narrowed to, as it stands in the address: `?cari=aminah&peranan=penyelia&keadaan=digantung`. */
export type PeopleFilter = { cari: string; peranan: string; keadaan: string };

type Matches = (member: Member, today: string) => boolean;
type Choice = { value: string; label: string; matches: Matches };

const hasRole =
  (role: Member['role']): Matches =>
  ({ roles }) =>
    roles.includes(role);

const everybody: Matches = () => true;

export const roleChoices: readonly Choice[] = [
  { value: '', label: 'Semua peranan', matches: everybody },
  { value: 'guru', label: 'Guru', matches: hasRole('teacher') },
  { value: 'penyelia', label: 'Penyelia', matches: hasRole('supervisor') },
  { value: 'pentadbir', label: 'Pentadbir sekolah', matches: hasRole('admin') },
  { value: 'admin-utama', label: 'Admin Utama', matches: hasRole('main_admin') },
  {
    value: 'tugas',
    label: 'Memegang tugas berkuasa',
    matches: ({ duties }, today) => duties.some((duty) => spanHolds(duty, today)),
  },
];

export const standingChoices: readonly Choice[] = [
  { value: '', label: 'Semua keadaan', matches: everybody },
  { value: 'aktif', label: 'Aktif', matches: (member, today) => !isSuspended(member, today) },
  { value: 'digantung', label: 'Digantung', matches: isSuspended },
];

/** Whatever the address does not know narrows nothing. */
export function peopleFilterIn(search: URLSearchParams): PeopleFilter {
  const known = (choices: readonly Choice[], name: string) =>
    choices.find(({ value }) => value === search.get(name))?.value ?? '';
  return {
    cari: search.get('cari') ?? '',
    peranan: known(roleChoices, 'peranan'),
    keadaan: known(standingChoices, 'keadaan'),
  };
}

export function peopleSearchOf(filter: PeopleFilter): URLSearchParams {
  return new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
}

/** `today`: YYYY-MM-DD. */
export function peopleIn(members: readonly Member[], filter: PeopleFilter, today: string): Member[] {
  const matchesOf = (choices: readonly Choice[], chosen: string) =>
    choices.find(({ value }) => value === chosen)?.matches ?? everybody;
  const words = filter.cari.toLocaleLowerCase('ms').split(/\s+/);
  const isFound = ({ displayName, email }: Member) => {
    const text = `${displayName} ${email}`.toLocaleLowerCase('ms');
    return words.every((word) => text.includes(word));
  };
  const hasRoleAsked = matchesOf(roleChoices, filter.peranan);
  const standsAsAsked = matchesOf(standingChoices, filter.keadaan);
  return members.filter(
    (member) => isFound(member) && hasRoleAsked(member, today) && standsAsAsked(member, today),
  );
}
