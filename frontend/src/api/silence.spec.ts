import { watchSilence } from './silence';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('whoever goes on is heard for as long as it takes, whoever falls silent is not', () => {
  const fellSilent = jest.fn();
  const { heard } = watchSilence(60_000, fellSilent);
  for (let minute = 0; minute < 60; minute += 1) {
    jest.advanceTimersByTime(59_999);
    heard();
  }
  expect(fellSilent).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  expect(fellSilent).toHaveBeenCalledTimes(1);
});

it('nobody is listened to any more once it is stopped, until there is something to hear again', () => {
  const fellSilent = jest.fn();
  const { heard, stop } = watchSilence(60_000, fellSilent);
  stop();
  jest.advanceTimersByTime(600_000);
  expect(fellSilent).not.toHaveBeenCalled();
  heard();
  jest.advanceTimersByTime(60_000);
  expect(fellSilent).toHaveBeenCalledTimes(1);
});
