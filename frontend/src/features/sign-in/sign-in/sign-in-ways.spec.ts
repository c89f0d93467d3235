import { waysIn } from './sign-in-ways';

it.each([
  [{ external: { google: true, email: true, phone: true } }, { google: true, link: true, phone: true }],
  [{ external: { email: true, phone: false } }, { google: false, link: true, phone: false }],
  [{}, { google: false, link: false, phone: false }],
])('of the settings %o the ways are %o', (settings, ways) => {
  expect(waysIn(settings)).toEqual(ways);
});
