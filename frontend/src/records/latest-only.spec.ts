import { latestOnly } from './latest-only';

it('runs the first, then only the last of those that came meanwhile', async () => {
  const ran: string[] = [];
  const releases: (() => void)[] = [];
  const enqueue = latestOnly();
  const task = (name: string) => () => {
    ran.push(name);
    return new Promise<void>((resolve) => releases.push(resolve));
  };

  enqueue(task('first'));
  enqueue(task('skipped'));
  enqueue(task('last'));
  expect(ran).toEqual(['first']);

  releases[0]?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(ran).toEqual(['first', 'last']);
});
