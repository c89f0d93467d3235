import { retryDelay } from './retry-delay.js';

const delaysOf = (attempts: number, dice: number) =>
  Array.from({ length: attempts - 1 }, (_, made) => retryDelay(made + 1, dice));

describe('Between the attempts of a job', () => {
  it('time grows from a second to half an hour', () => {
    const seconds = delaysOf(14, 0).map((ms) => ms / 1_000);
    expect(seconds).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024, 1_800, 1_800]);
  });

  it('the dice take up to a fifth', () => {
    expect(retryDelay(3, 1)).toBe(3_200);
    expect(retryDelay(99, 1)).toBe(24 * 60_000);
  });
});
