import {
  endOfLink,
  linkState,
  looksAtTooMuch,
  MOST_OPEN_LINKS,
  MOST_OPENINGS,
  MOST_TEACHER_WEEKS,
  MOST_TEACHERS,
  MOST_WEEKS,
  mayOpenAnother,
} from './visitor-link.js';

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

it('looks at a part of a school: many teachers in a few weeks, or few in many, never many in many', () => {
  expect(looksAtTooMuch(MOST_TEACHERS, MOST_TEACHER_WEEKS / MOST_TEACHERS)).toBe(false);
  expect(looksAtTooMuch(MOST_TEACHER_WEEKS / MOST_WEEKS, MOST_WEEKS)).toBe(false);
  expect(looksAtTooMuch(24, 25)).toBe(false);
  expect(looksAtTooMuch(25, 25)).toBe(true);
  expect(looksAtTooMuch(1, MOST_TEACHER_WEEKS + 1)).toBe(true);
});

it('is one of so many that a school has open at once, of which the ended and the withdrawn are none', () => {
  const openOnes = Array.from({ length: MOST_OPEN_LINKS - 1 }, () => open);
  const ended = { ...open, endsAt: MADE };
  const withdrawn = { ...open, withdrawnAt: MADE };
  expect(mayOpenAnother([...openOnes, ended, withdrawn], MADE)).toBe(true);
  expect(mayOpenAnother([...openOnes, open], MADE)).toBe(false);
  expect(mayOpenAnother([...openOnes, open], END)).toBe(true);
});
