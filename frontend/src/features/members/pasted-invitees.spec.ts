import { pasted, pastedInvitees } from './pasted-invitees';

const aminah = { email: 'aminah@sekolah.edu.my', displayName: 'Aminah binti Ali' };
const bala = { email: 'bala@sekolah.edu.my', displayName: '' };

it.each([
  ['one address', ' Bala@Sekolah.edu.my ', [bala]],
  ['one a line, empty lines between', 'bala@sekolah.edu.my\n\n\r\nlim@a.test\n', [bala, 'lim@a.test']],
  [
    'separated by commas or semicolons',
    'bala@sekolah.edu.my, lim@a.test; tan@b.test',
    [bala, 'lim@a.test', 'tan@b.test'],
  ],
  [
    'as a mail program writes them',
    'Aminah binti Ali <aminah@sekolah.edu.my>, <bala@sekolah.edu.my>',
    [aminah, bala],
  ],
  ['as a sheet writes them', 'Aminah binti Ali\taminah@sekolah.edu.my\nbala@sekolah.edu.my', [aminah, bala]],
  ['the name behind a comma', 'aminah@sekolah.edu.my, Aminah binti Ali', [aminah]],
  ['the same twice', 'bala@sekolah.edu.my\nBALA@sekolah.edu.my', [bala]],
])('%s', (_how, text, expected) => {
  const people = expected.map((person) =>
    typeof person === 'string' ? { email: person, displayName: '' } : person,
  );
  expect(pastedInvitees(text)).toEqual({ invitees: people, unread: [] });
});

it('what holds no address is handed back as it was written', () => {
  expect(pastedInvitees('Cikgu Siti\nbala@sekolah.edu.my')).toEqual({
    invitees: [bala],
    unread: ['Cikgu Siti'],
  });
});

it('somebody who is written back is read as the same', () => {
  expect(pastedInvitees(pasted(aminah)).invitees).toEqual([aminah]);
});
