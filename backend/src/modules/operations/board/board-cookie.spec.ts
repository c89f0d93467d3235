import { boardCookie, tokenOf } from './board-cookie.js';

const token = 'a'.repeat(43);

it.each([
  [true, `__Secure-queue-board=${token}; Path=/ops/queues; Max-Age=900; HttpOnly; SameSite=Strict; Secure`],
  [false, `queue-board=${token}; Path=/ops/queues; Max-Age=900; HttpOnly; SameSite=Strict`],
])('the cookie of the board over an encrypted connection (%s) is %s', (isSecure, cookie) => {
  expect(boardCookie(token, 900, isSecure)).toBe(cookie);
  expect(tokenOf(`a=b; ${cookie.split(';')[0]}; c=d`)).toBe(token);
});
