import { endOfLink, linkState, MOST_OPENINGS } from './visitor-link.js';

const MADE = Date.parse('2026-10-13T09:00:00+08:00');
const END = Date.parse('2026-10-20T09:00:00+08:00');
const open = { endsAt: endOfLink(MADE), withdrawnAt: null, openings: 0 };

it('leads to what was chosen for seven days, to the millisecond', () => {
  expect(endOfLink(MADE)).toBe(END);
  expect(linkState(open, END - 1)).toBe('open');
  expect(linkState(open, END)).toBe('ended');
});

it('leads nowhere from the moment it is withdrawn, and is told as withdrawn after its end too', () => {
  expect(linkState({ ...open, withdrawnAt: MADE }, MADE)).toBe('withdrawn');
  expect(linkState({ ...open, withdrawnAt: MADE }, END + 1)).toBe('withdrawn');
});

it('is used up at last, so that its log has an end', () => {
  expect(linkState({ ...open, openings: MOST_OPENINGS - 1 }, MADE)).toBe('open');
  expect(linkState({ ...open, openings: MOST_OPENINGS }, MADE)).toBe('ended');
});
