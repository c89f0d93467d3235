import { queryClient } from './query-client';

afterEach(() => queryClient.clear());

it('what is on its way for the first time while something changes is asked once more', async () => {
  const answers = ['before', 'after'];
  const asked: ((answer: string) => void)[] = [];
  const options = {
    queryKey: ['pupils', 'card'] as const,
    queryFn: () => new Promise<string>((resolve) => asked.push(() => resolve(answers.shift() ?? ''))),
  };
  const read = queryClient.fetchQuery(options);
  const refreshed = queryClient.invalidateQueries({ queryKey: ['pupils'], refetchType: 'all' });
  asked[0]?.('');
  expect(await read).toBe('before');
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toHaveLength(2);
  asked[1]?.('');
  await refreshed;
  expect(queryClient.getQueryData(options.queryKey)).toBe('after');
});

it('what is there is asked once, and what is not asked for stays', async () => {
  let count = 0;
  const options = { queryKey: ['pupils', 'card'] as const, queryFn: async () => (count += 1) };
  await queryClient.fetchQuery(options);
  await queryClient.invalidateQueries({ queryKey: ['pupils'], refetchType: 'all' });
  await queryClient.invalidateQueries({ queryKey: ['absences'], refetchType: 'all' });
  expect(count).toBe(2);
});

it('whatever tells of what is changed is asked anew with it', async () => {
  const told = ['lesson-plans', 'week'] as const;
  queryClient.setQueryData(told, []);
  await queryClient.invalidateQueries({ queryKey: ['absences', 'one of its lists'] });
  expect(queryClient.getQueryState(told)?.isInvalidated).toBe(false);
  await queryClient.invalidateQueries({ queryKey: ['absences'] });
  expect(queryClient.getQueryState(told)?.isInvalidated).toBe(true);
});
