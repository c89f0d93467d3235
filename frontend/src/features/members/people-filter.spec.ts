import type { Member } from './calls';
import { peopleFilterIn, peopleIn, peopleSearchOf } from './people-filter';

const today = '2026-11-22';

function memberOf(displayName: string, part: Partial<Member> = {}): Member {
  const email = `${displayName.toLowerCase()}@contoh.test`;
  const plain = { role: 'teacher', roles: ['teacher'], duties: [], suspension: null } as const;
  const rest = { userId: displayName, lastEnteredOn: null, joinedAt: '2026-01-01T00:00:00.000Z' };
  return { ...plain, ...rest, roles: ['teacher'], duties: [], displayName, email, ...part };
}

const people = [
  memberOf('Aminah'),
  memberOf('Bala', { role: 'supervisor', roles: ['teacher', 'supervisor'] }),
  memberOf('Kerani', { roles: [], duties: [{ duty: 'pupils', from: '2026-01-01', to: null }] }),
  memberOf('Mei Ling', { suspension: { from: '2026-11-01', to: null, reason: 'Cuti' } }),
  memberOf('Rosli', { duties: [{ duty: 'calendar', from: '2026-01-01', to: '2026-06-30' }] }),
];

it.each([
  ['', ['Aminah', 'Bala', 'Kerani', 'Mei Ling', 'Rosli']],
  ['cari=amin', ['Aminah']],
  ['cari=ling+mei', ['Mei Ling']],
  ['cari=bala%40contoh', ['Bala']],
  ['peranan=penyelia', ['Bala']],
  ['peranan=guru&keadaan=aktif', ['Aminah', 'Bala', 'Rosli']],
  ['peranan=tugas', ['Kerani']],
  ['keadaan=digantung', ['Mei Ling']],
  ['peranan=lain', ['Aminah', 'Bala', 'Kerani', 'Mei Ling', 'Rosli']],
])('the address ?%s shows %j', (address, names) => {
  const filter = peopleFilterIn(new URLSearchParams(address));
  expect(peopleIn(people, filter, today).map(({ displayName }) => displayName)).toEqual(names);
});

it('a filter comes back from its address', () => {
  const filter = { cari: 'mei ling', peranan: 'guru', keadaan: '' };
  expect(peopleFilterIn(peopleSearchOf(filter))).toEqual(filter);
});
