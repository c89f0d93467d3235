import type { History } from './generate.ts';

/** The shortest history found by leaving out steps that still fails; steps keep their times and names. */
export function shrunk(history: History, fails: (history: History) => boolean): History {
  let shortest = history;
  for (
    let width = Math.ceil(history.steps.length / 2);
    width >= 1;
    width = width === 1 ? 0 : Math.ceil(width / 2)
  ) {
    for (let start = shortest.steps.length - width; start >= 0; start -= width) {
      const steps = shortest.steps.toSpliced(start, width);
      const shorter = { ...shortest, steps };
      if (fails(shorter)) shortest = shorter;
    }
  }
  return shortest;
}
