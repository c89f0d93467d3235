import { invitationToken } from './invitation-token';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

it('the token of the link is read, and kept for when the page comes back without it', () => {
  const tab = memory();
  expect(invitationToken('', tab)).toBeNull();
  expect(invitationToken('#jemputan=satu', tab)).toBe('satu');
  expect(invitationToken('', tab)).toBe('satu');
  expect(invitationToken('#jemputan=dua', tab)).toBe('dua');
  expect(invitationToken('#lain=tiga', tab)).toBe('dua');
});
