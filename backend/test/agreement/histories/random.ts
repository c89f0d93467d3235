/** A small generator of even numbers from a seed (mulberry32): the same seed gives the same history for ever. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from least to most, both included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  one<T>(list: readonly T[]): T | undefined {
    return list[this.whole(0, list.length - 1)];
  }

  some<T>(list: readonly T[], most: number): T[] {
    return this.shuffled(list).slice(0, this.whole(1, most));
  }

  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((item) => ({ item, place: this.next() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ item }) => item);
  }

  /** One of the keys, as often as its weight says. */
  weighted<Key extends string>(weights: Record<Key, number>): Key {
    const keys = Object.keys(weights) as Key[];
    let left = this.next() * keys.reduce((sum, key) => sum + weights[key], 0);
    const chosen = keys.find((key) => {
      left -= weights[key];
      return left < 0;
    });
    if (chosen === undefined) throw new Error('weights add up to nothing');
    return chosen;
  }
}
