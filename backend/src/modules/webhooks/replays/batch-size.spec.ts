import { batchSize } from './batch-size.js';

const minuteOf = (perMinute: number) =>
  Array.from({ length: 60 }, (_, batch) => batchSize(perMinute, batch, 0)).reduce((sum, size) => sum + size);

describe('the batches of a replay', () => {
  it.each([1, 7, 60, 100, 600, 59_999])('begin %i events in a minute, no more and no fewer', (perMinute) => {
    expect(minuteOf(perMinute)).toBe(perMinute);
  });

  it('leave room in the queue for fresh events', () => {
    expect(batchSize(60_000, 0, 0)).toBe(1_000);
    expect(batchSize(60_000, 0, 990)).toBe(10);
    expect(batchSize(60_000, 0, 1_200)).toBe(0);
  });
});
