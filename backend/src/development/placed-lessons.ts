/** What is to be placed: who it takes, and the times at which it may stand. `set`: of which it is one lesson a week. */
export type Unplaced = Readonly<{ set: string; takes: readonly string[]; times: readonly DemoTime[] }>;

/** HH:MM. */
export type DemoTime = Readonly<{ weekday: number; from: string; to: string }>;

const MOST_TURNS = 40_000;
const SAME_DAY = 1.5;

/**
 * A place for each in which nobody is taken twice: the one in whose way the fewest stand, which are placed anew. The
 * same every time; undefined where none was found.
 */
export function placedLessons(lessons: readonly Unplaced[]): DemoTime[] | undefined {
  const places: (DemoTime | undefined)[] = lessons.map(() => undefined);
  const moved = lessons.map(() => 0);
  const taken = new Map<string, number>();
  const draw = drawing();
  const waiting = lessons
    .map((_, at) => at)
    .toSorted((one, other) => (lessons[one]?.times.length ?? 0) - (lessons[other]?.times.length ?? 0));
  const take = (at: number, time: DemoTime) => {
    places[at] = time;
    for (const key of keysOf(lessons[at], time)) taken.set(key, at);
  };
  const free = (at: number) => {
    for (const key of keysOf(lessons[at], places[at])) taken.delete(key);
    places[at] = undefined;
    waiting.push(at);
  };
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const at = waiting.shift();
    const lesson = at === undefined ? undefined : lessons[at];
    if (at === undefined || !lesson) return places.flatMap((place) => (place ? [place] : []));
    let best: { time: DemoTime; inTheWay: Set<number>; cost: number } | undefined;
    for (const time of lesson.times) {
      const inTheWay = new Set(keysOf(lesson, time).flatMap((key) => taken.get(key) ?? []));
      const isOfDay = lessons.some(
        ({ set }, other) => set === lesson.set && places[other]?.weekday === time.weekday,
      );
      const cost =
        [...inTheWay].reduce((sum, other) => sum + 1 + (moved[other] ?? 0) / 4, 0) +
        (isOfDay ? SAME_DAY : 0) +
        draw() / 10;
      if (!best || cost < best.cost) best = { time, inTheWay, cost };
    }
    if (!best) return undefined;
    for (const other of best.inTheWay) free(other);
    moved[at] = (moved[at] ?? 0) + 1;
    take(at, best.time);
  }
  return undefined;
}

/** Whoever is taken, in every ten minutes of the time. */
function keysOf(lesson: Unplaced | undefined, time: DemoTime | undefined): string[] {
  if (!lesson || !time) return [];
  const tens = (text: string) => Number(text.slice(0, 2)) * 6 + Number(text.slice(3)) / 10;
  const keys: string[] = [];
  for (let ten = Math.floor(tens(time.from)); ten < tens(time.to); ten++)
    for (const who of lesson.takes) keys.push(`${who} ${time.weekday} ${ten}`);
  return keys;
}

/** Numbers from 0 to 1 that are the same in every run. */
function drawing(): () => number {
  let state = 20_261_123;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
