import { addDays } from '../../../platform/calendar/day.js';
import { isStayOn, placedFrom, type Stay } from './stay.js';

const DAY = '2026-03-02';
const open = (placeId: string, fromDay: string): Stay => ({ placeId, fromDay, toDay: null });

describe('a pupil who is placed from a day on', () => {
  it('was in the earlier class until the day before', () => {
    expect(placedFrom(DAY, ['cemerlang'], [open('bestari', '2026-01-12')])).toEqual([
      { placeId: 'bestari', fromDay: '2026-01-12', toDay: '2026-03-01' },
      open('cemerlang', DAY),
    ]);
  });

  it('goes on without a break where they are already', () => {
    const stays = [open('bestari', '2026-01-12')];
    expect(placedFrom(DAY, ['bestari'], stays)).toEqual(stays);
  });

  it('is back as before once the move is taken back', () => {
    const before = [open('bestari', '2026-01-12')];
    expect(placedFrom(DAY, ['bestari'], placedFrom(DAY, ['cemerlang'], before))).toEqual(before);
  });

  it('was never in a class that they leave on its first day', () => {
    expect(placedFrom(DAY, [], [open('bestari', DAY)])).toEqual([]);
  });

  it('does not go where they were to go later', () => {
    const planned = [
      { placeId: 'bestari', fromDay: '2026-01-12', toDay: '2026-05-31' },
      open('dinamik', '2026-06-01'),
    ];
    expect(placedFrom(DAY, ['bestari'], planned)).toEqual([open('bestari', '2026-01-12')]);
  });

  it('is in exactly the places named, whatever came before, and days before stay as they were', () => {
    const random = generator(20261123);
    const days = Array.from({ length: 40 }, (_, index) => addDays('2026-01-01', index));
    for (let round = 0; round < 300; round += 1) {
      let stays: Stay[] = [];
      const told = new Map<string, readonly string[]>();
      for (let move = 0; move < 6; move += 1) {
        const day = days[Math.floor(random() * days.length)] ?? DAY;
        const places = ['a', 'b', 'c'].filter(() => random() < 0.4);
        stays = placedFrom(day, places, stays);
        for (const later of days.filter((other) => other >= day)) told.set(later, places);
        for (const each of days) {
          const there = stays.filter((stay) => isStayOn(each, stay)).map(({ placeId }) => placeId);
          expect(there.toSorted()).toEqual(told.get(each) ?? []);
        }
      }
    }
  });
});

/** Numbers from 0 to 1 that are the same in every run (a linear congruence). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
