import { blank } from '../plan.builder';
import { firstWanted } from './first-wanted';

const nothing = { sent: undefined, item: undefined };
const whole = { ...blank, objective: 'a', activities: 'b' };
const sent = (state: 'sent' | 'returned', section: 'objective' | 'successCriteria' | 'whole') => ({
  ...{ planId: 'plan', state, isChanged: false, isAddition: false, isLate: false, isSealed: false },
  ...{ checkCode: null, amendmentReason: null, isUnread: false },
  comments: [
    {
      ...{ id: 'said', section, body: 'Berapa?', writtenBy: 'Lim', isAuthors: false },
      writtenAt: '2026-11-20T08:00:00+08:00',
    },
  ],
});

it('a known plan is opened at what it lacks, a new one at its beginning', () => {
  expect(firstWanted({ ...nothing, text: blank, isKnown: false })).toBeNull();
  expect(firstWanted({ ...nothing, text: blank, isKnown: true })).toBe('objective');
  expect(firstWanted({ ...nothing, text: { ...blank, objective: 'a' }, isKnown: true })).toBe('activities');
  expect(firstWanted({ ...nothing, text: whole, isKnown: true })).toBeNull();
});

it('a plan that came back is opened at what was said of it', () => {
  const opened = { text: whole, isKnown: true, item: undefined };
  expect(firstWanted({ ...opened, sent: sent('returned', 'successCriteria') })).toBe('criteria');
  expect(firstWanted({ ...opened, sent: sent('returned', 'whole') })).toBeNull();
  expect(firstWanted({ ...opened, sent: sent('sent', 'objective') })).toBeNull();
});
