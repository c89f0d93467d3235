import { expiryFrom, stateOf } from './invitation.js';

const SENT = Date.parse('2026-11-20T08:00:00+08:00');
const expiresAt = expiryFrom(SENT);
const unused = { acceptedAt: null, revokedAt: null, expiresAt };

describe('an invitation', () => {
  it('expires seven days after it was sent', () => {
    expect(new Date(expiresAt).toISOString()).toBe('2026-11-27T00:00:00.000Z');
  });

  it.each([
    ['waits at once', unused, SENT, 'waiting'],
    ['waits until the last moment', unused, expiresAt - 1, 'waiting'],
    ['is expired from then on', unused, expiresAt, 'expired'],
    ['stays accepted after the expiry', { ...unused, acceptedAt: SENT + 1 }, expiresAt, 'accepted'],
    ['stays revoked after the expiry', { ...unused, revokedAt: SENT + 1 }, expiresAt, 'revoked'],
  ] as const)('%s', (_, invitation, now, state) => {
    expect(stateOf(invitation, now)).toBe(state);
  });
});
