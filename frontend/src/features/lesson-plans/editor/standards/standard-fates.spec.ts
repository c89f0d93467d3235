import { planWith, textWith } from '../../plan.builder';
import { standardFates } from './standard-fates';

const SET = '0f0c2c1e-0d5c-4b8e-9a43-0c9f2d7a4b11';
const of = { subject: 'Sains', className: '5 Bestari', teachingSetId: SET };
const edited = textWith({ ...of, date: '2026-10-13', startTime: '09:10' });
const plan = (id: string, date: string, line: string, differing = {}) =>
  planWith({ ...of, id, date, startTime: '07:40', learningStandards: [line], ...differing });
const noted = (id: string, status: 'taught' | 'postponed' | 'replaced') => ({
  ...{ id, status, reason: '', present: null, mastered: null },
});

it('what other lessons of the class plan and have taught this week is told by its day', () => {
  const week = {
    plans: [
      plan('a', '2026-10-12', '9.2.1 Meramal'),
      plan('b', '2026-10-14', '9.2.2 Menyiasat'),
      plan('c', '2026-10-14', '9.2.1 MERAMAL'),
    ],
    noted: [noted('a', 'taught')],
  };
  expect([...standardFates(edited, { week, taught: [] })]).toEqual([
    ['9.2.1', 'diajar Isnin'],
    ['9.2.2', 'dirancang Rabu'],
  ]);
});

it('the plan itself, other classes, and lessons that were not held say nothing', () => {
  const week = {
    plans: [
      plan('a', '2026-10-13', '9.2.1 Meramal', { startTime: '09:10' }),
      plan('b', '2026-10-14', '9.2.2 Menyiasat', { className: '5 Cerdas' }),
      plan('c', '2026-10-14', '9.2.3 Projek'),
    ],
    noted: [noted('c', 'postponed')],
  };
  expect([...standardFates(edited, { week, taught: [] })]).toEqual([]);
});

it('what was taught in another week is told with its date, of the same set alone', () => {
  const week = { plans: [plan('a', '2026-10-14', '9.2.2 Menyiasat')], noted: [] };
  const taught = [
    { teachingSetId: SET, standard: '9.1.5', taughtOn: '2026-10-05' },
    { teachingSetId: 'lain', standard: '9.1.6', taughtOn: '2026-10-05' },
  ];
  expect(standardFates(edited, { week, taught })).toEqual(
    new Map([
      ['9.2.2', 'dirancang Rabu'],
      ['9.1.5', 'diajar Isn 5'],
    ]),
  );
});
