import { QueryClient } from '@tanstack/react-query';
import type { RestrictionLevel } from './model';
import { statusWith } from './status.builder';
import { statusKey } from './status-query';
import { watchSubscription } from './watch-subscription';

/** The reactions of an open page to these levels, one after the other. */
async function reactionsTo(...levels: RestrictionLevel[]) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const reactions: string[] = [];
  const become = async (restrictionLevel: RestrictionLevel) => {
    queries.setQueryData(statusKey('aba1001'), statusWith({ restrictionLevel }));
    await new Promise((resolve) => setTimeout(resolve));
  };
  const [first = 'none', ...rest] = levels;
  await become(first);
  const stop = watchSubscription({
    queries,
    schoolCode: 'aba1001',
    accessToken: async () => undefined,
    onLocked: () => reactions.push('locked'),
    onOpened: () => reactions.push('opened'),
    onSilence: () => undefined,
    onUnread: () => undefined,
    onSessionsEnded: () => undefined,
    onChanged: () => undefined,
  });
  for (const level of rest) await become(level);
  stop();
  queries.clear();
  return reactions;
}

it.each<[RestrictionLevel[], string[]]>([
  [['none', 'grace_period', 'limited'], []],
  [['none', 'locked'], ['locked']],
  [['locked', 'none'], ['opened']],
  [['locked', 'locked'], []],
  [
    ['none', 'locked', 'grace_period', 'limited', 'locked'],
    ['locked', 'opened', 'locked'],
  ],
])('an open page that lives through %j reacts %j', async (levels, expected) => {
  expect(await reactionsTo(...levels)).toEqual(expected);
});
