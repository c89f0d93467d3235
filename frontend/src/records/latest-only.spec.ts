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

it('goes on after one that fails, with what came meanwhile and with what comes later', async () => {
  const ran: string[] = [];
  const enqueue = latestOnly();
  const failing = enqueue(async () => {
    ran.push('failing');
    throw new Error('the store is closed');
  });
  const meanwhile = enqueue(async () => void ran.push('meanwhile'));
  await expect(failing).rejects.toThrow('the store is closed');
  await expect(meanwhile).rejects.toThrow('the store is closed');
  await enqueue(async () => void ran.push('later'));
  expect(ran).toEqual(['failing', 'meanwhile', 'later']);
});
