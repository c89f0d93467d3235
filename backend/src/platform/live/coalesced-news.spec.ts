import { CoalescedNews } from './coalesced-news.js';

type Told = readonly [schoolId: string, names: readonly string[]];

let told: Told[];
let news: CoalescedNews;
beforeEach(() => {
  jest.useFakeTimers();
  told = [];
  news = new CoalescedNews((schoolId, names) => told.push([schoolId, names]));
});
afterEach(() => jest.useRealTimers());

it('the first is told at once, those after it together a second later', () => {
  for (const name of ['membership', 'classes', 'membership', 'pupils']) news.add('a', name);
  expect(told).toEqual([['a', ['membership']]]);
  jest.advanceTimersByTime(1_000);
  expect(told.slice(1)).toEqual([['a', ['classes', 'membership', 'pupils']]]);
});

it('after a second of quiet the next is told at once again', () => {
  news.add('a', 'membership');
  jest.advanceTimersByTime(1_000);
  news.add('a', 'membership');
  expect(told).toHaveLength(2);
});

it('a school that never rests is told once a second', () => {
  for (let n = 0; n < 95; n++) {
    news.add('a', 'membership');
    jest.advanceTimersByTime(100);
  }
  expect(told).toHaveLength(10);
});

it('a busy school keeps no other waiting', () => {
  news.add('a', 'membership');
  news.add('b', 'membership');
  expect(told.map(([schoolId]) => schoolId)).toEqual(['a', 'b']);
});
