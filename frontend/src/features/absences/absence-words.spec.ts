import { absencesSentence, reasonWords, timeWords } from './absence-words';
import type { Absence } from './calls';

const away: Absence = {
  id: 'a',
  version: 1,
  updatedAt: '',
  deletedAt: null,
  personId: 'aminah',
  from: '2026-11-23',
  to: '2026-11-24',
  fromPeriod: null,
  toPeriod: null,
  kind: null,
  reason: null,
  enteredBy: null,
};

it.each([
  [{}, '23 Nov 2026 hingga 24 Nov 2026'],
  [{ to: '2026-11-23' }, '23 Nov 2026'],
  [{ to: '2026-11-23', fromPeriod: 2, toPeriod: 4 }, '23 Nov 2026, waktu 2 hingga 4'],
  [{ to: '2026-11-23', fromPeriod: 2, toPeriod: 2 }, '23 Nov 2026, waktu 2'],
])('the time %j of an absence reads "%s"', (time, words) => {
  expect(timeWords({ ...away, ...time })).toBe(words);
});

it('says why to whoever may know, and to nobody else', () => {
  expect(reasonWords(away)).toBe('Tidak hadir');
  expect(reasonWords({ kind: 'course', reason: '' })).toBe('Kursus');
  expect(reasonWords({ kind: 'sick', reason: 'Demam' })).toBe('Cuti sakit: Demam');
});

it('counts people, not times', () => {
  const periods = { ...away, to: '2026-11-23', fromPeriod: 1, toPeriod: 2 };
  const later = { ...away, personId: 'kavitha', from: '2026-11-30', to: '2026-11-30' };
  expect(absencesSentence([], '2026-11-23')).toBe('Tiada yang direkod tidak hadir hari ini.');
  expect(absencesSentence([periods, { ...periods, fromPeriod: 5, toPeriod: 6 }], '2026-11-23')).toBe(
    '1 orang tidak hadir hari ini.',
  );
  expect(absencesSentence([away, later], '2026-11-23')).toBe(
    '1 orang tidak hadir hari ini, 1 orang akan tidak hadir.',
  );
});
