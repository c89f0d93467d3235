import type { Standing } from '../refusal';
import type { Waiting } from './outbox-kind';
import { isLongUnsent, unsentWork } from './unsent-work';

const now = Date.parse('2026-11-22T08:00:00+08:00');
const minute = 60_000;

function waitingFor(minutes: number, standing?: Standing): Waiting {
  const name = { personId: 'p', schoolCode: 'aba1001', kind: 'note', recordId: String(minutes), window: '' };
  const editedAt = new Date(now - minutes * minute).toISOString();
  return { name, title: 'Nota', address: '/nota', editedAt, standing, text: '' };
}

it.each<[string, Waiting[], { count: number; minutes: number } | undefined]>([
  ['nothing waits', [], undefined],
  ['a text is on its way', [waitingFor(1)], undefined],
  ['a text was tried in vain', [waitingFor(1, 'conflict')], { count: 1, minutes: 1 }],
  ['a text was left for more than an hour', [waitingFor(61)], { count: 1, minutes: 61 }],
  [
    'several wait: since the oldest',
    [waitingFor(1), waitingFor(90), waitingFor(3000, 'refused')],
    { count: 2, minutes: 3000 },
  ],
])('%s', (_what, waiting, expected) => {
  const told = expected && { count: expected.count, since: now - expected.minutes * minute };
  expect(unsentWork(waiting, now)).toEqual(told);
});

it('what is more than a day old waits for long', () => {
  expect([1440, 1441].map((minutes) => isLongUnsent(waitingFor(minutes), now))).toEqual([false, true]);
});
