import { consentState, standingConsent } from './consent.js';

const given = { kind: 'photo', withdrawnAt: null } as const;
const withdrawn = { kind: 'photo', withdrawnAt: 1 } as const;

it('a consent that nobody was asked for is none, whatever was said of others', () => {
  expect(consentState([given], 'publication')).toBe('none');
});

it('what was taken back is withdrawn, until it is given again', () => {
  expect(consentState([withdrawn], 'photo')).toBe('withdrawn');
  expect(consentState([withdrawn, given], 'photo')).toBe('given');
  expect(standingConsent([withdrawn, given], 'photo')).toBe(given);
  expect(standingConsent([withdrawn], 'photo')).toBeNull();
});
