import { lastEntryWords, peopleSentence, spanWords, suspensionWords } from './member-words';

const today = '2026-11-22';
const leave = (from: string, to: string | null) => ({ suspension: { from, to, reason: 'Cuti bersalin' } });

it.each([
  [{ suspension: null }, undefined],
  [leave('2026-11-01', null), 'Digantung'],
  [leave('2026-11-01', '2026-12-01'), 'Digantung hingga 1 Dis 2026'],
  [leave('2026-12-01', null), 'Digantung mulai 1 Dis 2026'],
  [leave('2026-10-01', '2026-11-21'), undefined],
])('%j is told as %s', (member, words) => {
  expect(suspensionWords(member, today)).toBe(words);
});

it('the sentence counts who is suspended today, not who will be', () => {
  expect(peopleSentence([{ suspension: null }, leave('2026-12-01', null)], today)).toBe('2 orang.');
  expect(peopleSentence([{ suspension: null }, leave('2026-11-01', null)], today)).toBe(
    '2 orang, 1 digantung.',
  );
});

it('days are told with their end where they have one', () => {
  expect(spanWords({ from: '2026-01-05', to: null })).toBe('Mulai 5 Jan 2026');
  expect(spanWords({ from: '2026-01-05', to: '2026-01-09' })).toBe('5 Jan 2026 hingga 9 Jan 2026');
});

it.each([
  [null, '–'],
  [today, 'Hari ini'],
  ['2026-11-02', '2 Nov 2026'],
])('who was here last on %s: %s', (day, words) => {
  expect(lastEntryWords(day, today)).toBe(words);
});
