import { grantableRoles, mayChange, seatsSentence } from './member-rules';

const mainAdmin = { userId: 'satu', role: 'main_admin' } as const;
const admin = { userId: 'dua', role: 'admin' } as const;
const teacher = { userId: 'tiga', role: 'teacher' } as const;

it('only a main administrator names one', () => {
  expect(grantableRoles(mainAdmin)).toContain('main_admin');
  expect(grantableRoles(admin)).toEqual(['teacher', 'supervisor', 'admin']);
});

it.each([
  ['a teacher by an administrator', admin, teacher, true],
  ['an administrator by the main one', mainAdmin, admin, true],
  ['the main administrator by another administrator', admin, mainAdmin, false],
  ['nobody by himself', mainAdmin, mainAdmin, false],
])('is changed: %s', (_, actor, member, expected) => {
  expect(mayChange(actor, member)).toBe(expected);
});

it.each([
  [{ used: 0, limit: 20 }, '0 daripada 20 guru'],
  [{ used: 12, limit: 20 }, '12 daripada 20 guru'],
  [{ used: 20, limit: 20 }, '20 daripada 20 guru. Pelan sekolah sudah penuh.'],
  [{ used: 21, limit: 20 }, '21 daripada 20 guru. Pelan sekolah sudah penuh.'],
])('seats %j are told as %s', (seats, sentence) => {
  expect(seatsSentence(seats)).toBe(sentence);
});
