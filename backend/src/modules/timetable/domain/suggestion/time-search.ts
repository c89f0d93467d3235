import type { SuggestionProblem } from './activity.js';
import { Board } from './board.js';

/** How it stands. `cost`: minutes between lessons of a person, and what else is better otherwise; less is better. */
export type SearchState = Readonly<{ activities: number; placed: number; cost: number; isDone: boolean }>;

/** How often in a row nothing may get better before it ends. */
const PATIENCE = 30_000;

/** Now and then a place by chance, so that it does not go round in circles. */
const BY_CHANCE = 0.01;

/**
 * Looks for times by iterative forward search with conflict statistics: an activity is put where it drives out the least,
 * and who was driven out of a place by whom is counted, so that the same quarrel is avoided the next time. When all have
 * a time it goes on to better ones. It runs in slices, may be stopped between any two, and always knows the best so far.
 *
 * T. Müller, R. Barták, H. Rudová: Conflict-based statistics, MISTA 2005.
 */
export class TimeSearch {
  readonly #board: Board;
  readonly #dice: () => number;
  readonly #problem: SuggestionProblem;
  /** How often an activity at a place drove out another one. */
  readonly #quarrels = new Map<number, number>();
  readonly #driven: Int32Array;
  readonly #offset: readonly number[];
  readonly #unplaced: number[];
  #best: Readonly<{ at: Int32Array; left: number; cost: number }>;
  #sinceBetter = 0;
  #slack = 0;

  /** `dice`: numbers from 0 to 1, 1 not included. */
  constructor(problem: SuggestionProblem, dice: () => number) {
    const board = new Board(problem);
    this.#problem = problem;
    this.#board = board;
    this.#dice = dice;
    this.#driven = new Int32Array(problem.activities.length);
    let places = 0;
    this.#offset = board.places.map((each) => {
      places += each.length;
      return places - each.length;
    });
    this.#startWhereTheyStand();
    this.#unplaced = board.places.flatMap((each, at) =>
      each.length > 0 && board.placeOf(at) === -1 ? [at] : [],
    );
    this.#best = { at: board.snapshot(), left: board.left, cost: board.cost };
  }

  /** Goes on for so many steps, fewer where it ends. */
  run(steps: number): SearchState {
    for (let step = 0; step < steps && !this.#isDone(); step += 1) {
      if (this.#unplaced.length > 0) this.#placeOne();
      else this.#betterOne();
      this.#keepBest();
    }
    return this.state();
  }

  state(): SearchState {
    const activities = this.#problem.activities.length;
    const { left, cost } = this.#best;
    return { activities, placed: activities - left, cost, isDone: this.#isDone() };
  }

  /** The best so far: of each activity the number of its option; null where none was found. */
  found(): (number | null)[] {
    return [...this.#best.at].map((place, at) => this.#board.places[at]?.[place]?.option ?? null);
  }

  #isDone(): boolean {
    return this.#sinceBetter >= PATIENCE;
  }

  #startWhereTheyStand(): void {
    for (const [activity, { standing }] of this.#problem.activities.entries()) {
      if (standing === null) continue;
      const places = this.#board.places[activity] ?? [];
      const place = places.findIndex(({ isStanding }, at) => isStanding && this.#isFree(activity, at));
      if (place !== -1) this.#board.put(activity, place);
    }
  }

  #isFree(activity: number, place: number): boolean {
    const inTheWay = new Set<number>();
    return this.#board.inTheWay(activity, place, inTheWay, this.#dice) && inTheWay.size === 0;
  }

  #placeOne(): void {
    const activity = this.#hardest();
    const place = this.#bestPlace(activity);
    if (place === undefined) return;
    const inTheWay = new Set<number>();
    // A place by chance may be one where nobody's leaving helps.
    if (!this.#board.inTheWay(activity, place, inTheWay, this.#dice)) return;
    for (const other of inTheWay) {
      const quarrel = this.#quarrel(activity, place, other);
      this.#quarrels.set(quarrel, (this.#quarrels.get(quarrel) ?? 0) + 1);
      this.#driven[other] = (this.#driven[other] ?? 0) + 1;
      this.#board.take(other);
      this.#unplaced.push(other);
    }
    this.#unplaced.splice(this.#unplaced.indexOf(activity), 1);
    this.#board.put(activity, place);
  }

  /** Of a few by chance the one that is driven out most for the places it has. */
  #hardest(): number {
    let chosen = -1;
    let most = -1;
    for (let draw = 0; draw < 6; draw += 1) {
      const activity = this.#unplaced[this.#below(this.#unplaced.length)] as number;
      const hardness = (1 + (this.#driven[activity] ?? 0)) / (this.#board.places[activity]?.length ?? 1);
      if (hardness > most) {
        most = hardness;
        chosen = activity;
      }
    }
    return chosen;
  }

  #bestPlace(activity: number): number | undefined {
    const places = this.#board.places[activity]?.length ?? 0;
    if (this.#dice() < BY_CHANCE) return this.#below(places);
    let least = Number.POSITIVE_INFINITY;
    let best: number[] = [];
    const inTheWay = new Set<number>();
    for (let place = 0; place < places; place += 1) {
      inTheWay.clear();
      if (!this.#board.inTheWay(activity, place, inTheWay, this.#dice)) continue;
      let weight = 0;
      for (const other of inTheWay)
        weight += 1 + (this.#quarrels.get(this.#quarrel(activity, place, other)) ?? 0);
      if (weight < least) {
        least = weight;
        best = [place];
      } else if (weight === least) best.push(place);
    }
    return least === 0 ? this.#cheapest(activity, best) : best[this.#below(best.length)];
  }

  #cheapest(activity: number, places: readonly number[]): number | undefined {
    let least = Number.POSITIVE_INFINITY;
    let found: number | undefined;
    for (const place of places) {
      this.#board.put(activity, place);
      const cost = this.#board.cost + this.#dice();
      this.#board.take(activity);
      if (cost < least) {
        least = cost;
        found = place;
      }
    }
    return found;
  }

  /** One goes elsewhere, and who stands there takes its place; kept where that is better, or worse by little. */
  #betterOne(): void {
    const activity = this.#below(this.#driven.length);
    const from = this.#board.placeOf(activity);
    const to = this.#below(this.#board.places[activity]?.length ?? 0);
    if (from === -1 || to === from) return;
    const before = this.#board.cost;
    const inTheWay = new Set<number>();
    if (!this.#board.inTheWay(activity, to, inTheWay, this.#dice) || inTheWay.size > 1) return;
    const [other] = inTheWay;
    const othersFrom = other === undefined ? -1 : this.#board.placeOf(other);
    this.#board.take(activity);
    if (other !== undefined) this.#board.take(other);
    this.#board.put(activity, to);
    const othersTo = other === undefined ? -1 : this.#freePlace(other);
    if (other !== undefined && othersTo !== undefined && othersTo !== -1) this.#board.put(other, othersTo);
    if (othersTo !== undefined && this.#board.cost <= before + this.#slack) return;
    this.#board.take(activity);
    if (other !== undefined) {
      this.#board.take(other);
      this.#board.put(other, othersFrom);
    }
    this.#board.put(activity, from);
  }

  #freePlace(activity: number): number | undefined {
    const free = (this.#board.places[activity] ?? []).flatMap((_, place) =>
      this.#isFree(activity, place) ? [place] : [],
    );
    return this.#cheapest(activity, free);
  }

  #keepBest(): void {
    const { left, cost } = this.#board;
    this.#sinceBetter += 1;
    this.#slack = Math.max(0, 20 * (1 - this.#sinceBetter / PATIENCE));
    if (left > this.#best.left || (left === this.#best.left && cost >= this.#best.cost)) return;
    this.#best = { at: this.#board.snapshot(), left, cost };
    this.#sinceBetter = 0;
  }

  #quarrel(activity: number, place: number, other: number): number {
    return ((this.#offset[activity] ?? 0) + place) * this.#driven.length + other;
  }

  #below(count: number): number {
    return Math.floor(this.#dice() * count);
  }
}
