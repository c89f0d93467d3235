import {
  byResourceAndDay,
  type Clash,
  clashOf,
  keyOfClash,
  type PlacedLesson,
  resourceAndDay,
  type Wanted,
} from './clashes.js';
import type { Place } from './places.js';
import type { Span } from './time-held.js';
import type { LessonTime } from './timetable-lesson.js';

/** `places`: all in which it may stand as a whole, of the bells of its class. */
export type MovableLesson = PlacedLesson & Readonly<{ isPinned: boolean; places: readonly Place[] }>;

export type Move = LessonTime & Readonly<{ id: string }>;

/**
 * What putting a lesson in a place means. `moves`: all that is moved then, the lesson first. `swap`: what stands there
 * goes where the lesson was. `chain`: that is not enough, but with one lesson more, the last of the moves, it is.
 * `clashes`: with whom it meets there if nothing else is moved.
 */
export type Verdict = Readonly<{ place: Place }> &
  (
    | Readonly<{ kind: 'origin' }>
    | Readonly<{ kind: 'free'; moves: readonly Move[] }>
    | Readonly<{ kind: 'swap' | 'chain'; moves: readonly Move[]; clashes: readonly Clash[] }>
    | Readonly<{ kind: 'clash'; clashes: readonly Clash[] }>
  );

/** One for each place of the lesson, in their order: all that is shown while it is lifted, computed at once. */
export function moveVerdicts(lifted: MovableLesson, lessons: readonly MovableLesson[]): Verdict[] {
  const school = new SchoolWithout(lifted, lessons);
  return lifted.places.map((place) => school.verdictOf(place));
}

/** The other lessons, asked many times whom a changed few of them would meet. */
class SchoolWithout {
  private readonly lessons: ReadonlyMap<string, MovableLesson>;
  private readonly wanted: ReadonlyMap<string, readonly Wanted[]>;

  constructor(
    private readonly lifted: MovableLesson,
    lessons: readonly MovableLesson[],
  ) {
    const others = lessons.filter(({ id }) => id !== lifted.id);
    this.lessons = new Map(others.map((lesson) => [lesson.id, lesson]));
    this.wanted = byResourceAndDay(others);
  }

  verdictOf(place: Place): Verdict {
    if (isAt(this.lifted, place)) return { place, kind: 'origin' };
    const there = put(this.lifted, place);
    const clashes = this.clashesAfter([there]);
    if (clashes.length === 0) return { place, kind: 'free', moves: [moveOf(there)] };
    const inTheWay = this.othersOf(clashes, [there]);
    if (inTheWay.some(({ isPinned }) => isPinned)) return { place, kind: 'clash', clashes };
    const exchanged = this.exchanged(place, inTheWay);
    if (exchanged && this.clashesAfter([there, ...exchanged]).length === 0)
      return { place, kind: 'swap', moves: [there, ...exchanged].map(moveOf), clashes };
    const chain = this.aside([there], inTheWay) ?? (exchanged && this.withOneMore([there, ...exchanged]));
    return chain
      ? { place, kind: 'chain', moves: chain.map(moveOf), clashes }
      : { place, kind: 'clash', clashes };
  }

  /** What stands in the place, where the lesson was, in the same order; undefined where it does not fit there. */
  private exchanged(place: Place, inTheWay: readonly MovableLesson[]): MovableLesson[] | undefined {
    const origin = this.lifted.places.find((each) => isAt(this.lifted, each));
    if (!origin) return undefined;
    const moved = inTheWay.flatMap((lesson) => {
      const span = lesson.weekday === place.weekday ? counterpart(lesson, place, origin) : undefined;
      const fitting =
        span && lesson.places.find((each) => each.weekday === origin.weekday && isSpan(each, span));
      return fitting ? [put(lesson, fitting)] : [];
    });
    return moved.length === inTheWay.length ? moved : undefined;
  }

  /** The one lesson that is in the way, elsewhere. */
  private aside(
    moved: readonly MovableLesson[],
    inTheWay: readonly MovableLesson[],
  ): MovableLesson[] | undefined {
    const [only, ...more] = inTheWay;
    if (!only || more.length > 0 || only.isPinned) return undefined;
    for (const place of only.places) {
      const all = [...moved, put(only, place)];
      if (!isAt(only, place) && this.clashesAfter(all).length === 0) return all;
    }
    return undefined;
  }

  /** An exchange that somebody else is in the way of, who can go elsewhere. */
  private withOneMore(moved: readonly MovableLesson[]): MovableLesson[] | undefined {
    return this.aside(moved, this.othersOf(this.clashesAfter(moved), moved));
  }

  private othersOf(clashes: readonly Clash[], moved: readonly PlacedLesson[]): MovableLesson[] {
    const ids = new Set(clashes.flatMap(({ lessonIds }) => lessonIds));
    for (const { id } of moved) ids.delete(id);
    return [...ids].flatMap((id) => this.lessons.get(id) ?? []);
  }

  /** Of those that are moved, with one another and with all that stays. */
  private clashesAfter(moved: readonly PlacedLesson[]): Clash[] {
    const found = new Map<string, Clash>();
    const gone = new Set(moved.map(({ id }) => id));
    const among = moved.length > 1 ? byResourceAndDay(moved) : undefined;
    for (const lesson of moved)
      for (const resource of lesson.resources) {
        const key = resourceAndDay(resource, lesson.weekday);
        const staying = (this.wanted.get(key) ?? []).filter((other) => !gone.has(other.lesson.id));
        for (const other of [...staying, ...(among?.get(key) ?? [])]) {
          const clash = overlap(lesson, other.lesson) ? clashOf({ lesson, resource }, other) : undefined;
          if (clash) found.set(keyOfClash(clash), clash);
        }
      }
    return [...found.values()];
  }
}

/** As `at` stands in one place, so in the other. */
function counterpart(at: Span, { periods }: Place, other: Place): Span | undefined {
  const first = other.periods[periods.findIndex(({ from }) => from === at.from)];
  const last = other.periods[periods.findIndex(({ to }) => to === at.to)];
  return first && last && { from: first.from, to: last.to };
}

const put = (lesson: MovableLesson, { weekday, from, to }: Place): MovableLesson => ({
  ...lesson,
  weekday,
  from,
  to,
});
const moveOf = ({ id, weekday, cycleWeek, from, to }: PlacedLesson): Move => ({
  id,
  weekday,
  cycleWeek,
  from,
  to,
});
const isSpan = (one: Span, other: Span) => one.from === other.from && one.to === other.to;
const isAt = (lesson: LessonTime, place: Place) => lesson.weekday === place.weekday && isSpan(lesson, place);
const overlap = (one: Span, other: Span) => one.from < other.to && other.from < one.to;

const ranks = { free: 0, swap: 1, chain: 2 } as const;

/** A verdict with which the lesson can be put there. */
export type Possible = Extract<Verdict, Readonly<{ moves: unknown }>>;
export const isPossible = (verdict: Verdict): verdict is Possible => 'moves' in verdict;

/**
 * The best places first: nobody disturbed before an exchange before a chain, then days on which the class has no
 * lesson of the kind yet, then as the week goes. `fullDays`: the days on which it has.
 */
export function bestPlaces(verdicts: readonly Verdict[], fullDays: ReadonlySet<number>): Possible[] {
  return verdicts
    .filter(isPossible)
    .map((verdict, at) => ({ verdict, at }))
    .toSorted(
      (one, other) =>
        ranks[one.verdict.kind] - ranks[other.verdict.kind] ||
        Number(fullDays.has(one.verdict.place.weekday)) - Number(fullDays.has(other.verdict.place.weekday)) ||
        one.at - other.at,
    )
    .map(({ verdict }) => verdict);
}
