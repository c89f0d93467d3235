import { profileState } from './profile-setup';

it.each([
  ['never said', null, 'Belum diisi'],
  ['said when the school registered', { confirmedAt: null }, 'Belum disahkan'],
])('what is %s waits for somebody who looks it over', (_case, kept, sentence) => {
  expect(profileState(kept)).toMatchObject({ kind: 'open', sentence });
});

it('what somebody has looked over is done', () => {
  expect(profileState({ confirmedAt: '2026-11-27T00:00:00.000Z' })).toEqual({
    kind: 'done',
    sentence: 'Disahkan',
  });
});
