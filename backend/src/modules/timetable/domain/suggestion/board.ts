import type { Activity, Option, PlaceCosts, SuggestionProblem } from './activity.js';
import { type Claim, type Item, mayMeet, numberedItems } from './numbered-items.js';
import { type Stretch, weekCells } from './week-cells.js';

/** Of a good week. */
const COSTS: PlaceCosts = { gapMinute: 1, sameDay: 90, moved: 20 };

/** What is taken where and when. */
type Taking = Stretch & Readonly<{ claims: readonly Claim[] }>;

/** Where an activity may be: one of its options, and what that takes. */
export type Place = Taking & Readonly<{ option: number; isStanding: boolean }>;

/**
 * Who is where while times are looked for: activities by number, each at one of its places or nowhere, and what that
 * costs. Kept up to date move by move; a whole school is too much to count anew at each.
 */
export class Board {
  /** Of each activity: its places beside what does not move. */
  readonly places: readonly (readonly Place[])[];
  readonly #items: readonly Item[];
  readonly #cells: ReturnType<typeof weekCells>;
  /** Numbers of items at resource × cell, with the claim that brought them. */
  readonly #taken: { item: number; claim: Claim }[][];
  readonly #at: Int32Array;
  readonly #periods: Int32Array;
  readonly #gaps: Int32Array;
  readonly #sameDay: Map<number, number> = new Map();
  readonly #mostPeriodsADay: number;
  readonly #costs: PlaceCosts;
  #cost = 0;
  #left: number;

  constructor({ activities, fixed, mostPeriodsADay, costs = COSTS }: SuggestionProblem) {
    this.#costs = costs;
    const cells = weekCells({ activities, fixed });
    this.#cells = cells;
    this.#mostPeriodsADay = mostPeriodsADay ?? Number.POSITIVE_INFINITY;
    const { items, resources } = numberedItems({ activities, fixed });
    this.#items = items;
    this.#taken = Array.from({ length: resources * cells.size }, () => []);
    this.#periods = new Int32Array(resources * cells.cycleDays);
    this.#gaps = new Int32Array(resources * cells.cycleDays);
    this.#at = new Int32Array(activities.length).fill(-1);
    this.#left = activities.length;
    for (const [at, lesson] of fixed.entries()) {
      const item = activities.length + at;
      this.#put(item, { ...cells.stretchOf(lesson), claims: this.#item(item).claims });
    }
    this.places = activities.map((activity, at) => this.#placesOf(activity, at));
  }

  /** Activities without a place. */
  get left(): number {
    return this.#left;
  }

  get cost(): number {
    return this.#cost;
  }

  placeOf(activity: number): number {
    return this.#at[activity] ?? -1;
  }

  /** All of them, to come back to. */
  snapshot(): Int32Array {
    return this.#at.slice();
  }

  restore(snapshot: Int32Array): void {
    for (const [activity, place] of snapshot.entries())
      if (this.placeOf(activity) !== place) this.take(activity);
    for (const [activity, place] of snapshot.entries())
      if (place !== -1 && this.placeOf(activity) === -1) this.put(activity, place);
  }

  put(activity: number, place: number): void {
    const stretch = this.#place(activity, place);
    this.#at[activity] = place;
    this.#left -= 1;
    this.#cost += stretch.isStanding ? 0 : this.#costs.moved;
    this.#put(activity, stretch);
  }

  take(activity: number): void {
    const at = this.placeOf(activity);
    if (at === -1) return;
    const stretch = this.#place(activity, at);
    this.#at[activity] = -1;
    this.#left += 1;
    this.#cost -= stretch.isStanding ? 0 : this.#costs.moved;
    const { people, periods, spread } = this.#item(activity);
    for (const { resource } of stretch.claims)
      for (const cell of stretch.cells) {
        const there = this.#there(resource, cell);
        const found = there.findIndex(({ item }) => item === activity);
        there.splice(found, 1);
      }
    this.#count(people, stretch.days, -periods);
    this.#countSpread(spread, stretch.days, -1);
  }

  /**
   * Activities that would have to leave for this one, into `found`; false where that does not help: somebody has too
   * many periods on the day whatever leaves. `dice`: whose lesson leaves of somebody with a full day.
   */
  inTheWay(activity: number, place: number, found: Set<number>, dice: () => number): boolean {
    const stretch = this.#place(activity, place);
    const { people, periods } = this.#item(activity);
    for (const claim of stretch.claims)
      for (const cell of stretch.cells)
        for (const other of this.#there(claim.resource, cell))
          if (other.item !== activity && !mayMeet(claim, other.claim)) {
            if (other.item >= this.#at.length) return false;
            found.add(other.item);
          }
    if (this.#mostPeriodsADay === Number.POSITIVE_INFINITY) return true;
    return people.every((person) =>
      stretch.days.every((day) => this.#makeRoom(activity, person, day, periods, found, dice)),
    );
  }

  #makeRoom(
    activity: number,
    person: number,
    day: number,
    periods: number,
    found: Set<number>,
    dice: () => number,
  ): boolean {
    let sum = (this.#periods[person * this.#cells.cycleDays + day] ?? 0) + periods;
    if (sum <= this.#mostPeriodsADay) return true;
    const ofDay = new Set<number>();
    for (const cell of this.#cells.cellsOf[day] ?? [])
      for (const { item } of this.#there(person, cell)) ofDay.add(item);
    for (const item of ofDay) if (item === activity || found.has(item)) sum -= this.#item(item).periods;
    const mayLeave = [...ofDay].filter(
      (item) => item < this.#at.length && item !== activity && !found.has(item),
    );
    while (sum > this.#mostPeriodsADay) {
      const [leaves] = mayLeave.splice(Math.floor(dice() * mayLeave.length), 1);
      if (leaves === undefined) return false;
      found.add(leaves);
      sum -= this.#item(leaves).periods;
    }
    return true;
  }

  /** What does not move leaves these. */
  #placesOf({ options, standing }: Activity, at: number): Place[] {
    const { claims: always, roomClaims, people, periods } = this.#item(at);
    return options.flatMap((each, option) => {
      const stretch = this.#cells.stretchOf(each);
      const inRooms = roomClaims[option] ?? [];
      const claims = inRooms.length > 0 ? [...always, ...inRooms] : always;
      const isTaken = claims.some((claim) =>
        stretch.cells.some((cell) =>
          this.#there(claim.resource, cell).some((other) => !mayMeet(claim, other.claim)),
        ),
      );
      const isTooMuch = people.some((person) =>
        stretch.days.some(
          (day) =>
            (this.#periods[person * this.#cells.cycleDays + day] ?? 0) + periods > this.#mostPeriodsADay,
        ),
      );
      const isStanding = standing === null || staysWhereItStands(standing, each);
      return isTaken || isTooMuch ? [] : [{ ...stretch, claims, option, isStanding }];
    });
  }

  #put(item: number, { cells, days, claims }: Taking): void {
    const { people, periods, spread } = this.#item(item);
    for (const claim of claims)
      for (const cell of cells) this.#there(claim.resource, cell).push({ item, claim });
    this.#count(people, days, periods);
    this.#countSpread(spread, days, 1);
  }

  #count(people: readonly number[], days: readonly number[], periods: number): void {
    for (const person of people)
      for (const day of days) {
        const at = person * this.#cells.cycleDays + day;
        this.#periods[at] = (this.#periods[at] ?? 0) + periods;
        const gaps = this.#gapsOn(person, day);
        this.#cost += (gaps - (this.#gaps[at] ?? 0)) * this.#costs.gapMinute;
        this.#gaps[at] = gaps;
      }
  }

  /** Minutes between the first and the last lesson of somebody's day in which there is none. */
  #gapsOn(person: number, day: number): number {
    let gaps = 0;
    let sinceLast = -1;
    for (const cell of this.#cells.cellsOf[day] ?? []) {
      const isTaken = this.#there(person, cell).length > 0;
      if (isTaken) {
        if (sinceLast > 0) gaps += sinceLast;
        sinceLast = 0;
      } else if (sinceLast >= 0) sinceLast += this.#cells.minutes[cell] ?? 0;
    }
    return gaps;
  }

  #countSpread(spread: number, days: readonly number[], by: 1 | -1): void {
    for (const day of days) {
      const at = spread * this.#cells.cycleDays + day;
      const before = this.#sameDay.get(at) ?? 0;
      const after = before + by;
      this.#sameDay.set(at, after);
      this.#cost += (Math.max(0, after - 1) - Math.max(0, before - 1)) * this.#costs.sameDay;
    }
  }

  #there(resource: number, cell: number): { item: number; claim: Claim }[] {
    return this.#taken[resource * this.#cells.size + cell] as { item: number; claim: Claim }[];
  }

  #item(number: number): Item {
    return this.#items[number] as Item;
  }

  #place(activity: number, place: number): Place {
    return this.places[activity]?.[place] as Place;
  }
}

/** A lesson that is given its first room has not moved. */
const staysWhereItStands = (standing: Option, option: Option): boolean =>
  standing.weekday === option.weekday &&
  standing.from === option.from &&
  standing.cycleWeek === option.cycleWeek &&
  standing.roomIds.every((id, at) => id === null || id === option.roomIds[at]);
