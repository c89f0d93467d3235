import { fateWords } from './lesson-fate';

const WHEN = { date: '2026-10-13', startTime: '08:00', endTime: '08:30' };
const plan = (lesson: Partial<Parameters<typeof fateWords>[0]['lesson']> | null) => ({
  date: '2026-10-13',
  lesson: lesson && { fate: 'held' as const, stoppedBy: '', ...WHEN, ...lesson },
});

it.each([
  ['held on its day', plan({}), ''],
  ['of none', plan(null), ''],
  ['stopped by the school', plan({ fate: 'stopped', stoppedBy: 'Sukan' }), 'Tidak diadakan: Sukan'],
  ['stopped without a word', plan({ fate: 'stopped' }), 'Tidak diadakan'],
  ['of a teacher who is away', plan({ fate: 'away' }), 'Guru tidak hadir'],
  ['no more', plan({ fate: 'gone', date: null }), 'Tiada dalam jadual lagi'],
])('a plan whose lesson is %s says so', (_what, told, words) => {
  expect(fateWords(told)).toBe(words);
});

it('a plan whose lesson has another day says which', () => {
  expect(fateWords(plan({ date: '2026-10-14' }))).toMatch(/^Kini Rab/);
});
