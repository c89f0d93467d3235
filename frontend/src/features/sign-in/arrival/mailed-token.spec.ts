import { mailedTokenIn } from './mailed-token';

it.each([
  ['?token_hash=abc&type=email_change', { token_hash: 'abc', type: 'email_change' }],
  ['?token=abc&type=signup', { token_hash: 'abc', type: 'signup' }],
  ['?token_hash=abc&type=else', undefined],
  ['?token_hash=abc', undefined],
  ['?type=signup', undefined],
])('the link %s carries %o', (query, expected) => {
  expect(mailedTokenIn(new URL(`http://localhost:3000/auth/confirm${query}`))).toEqual(expected);
});
