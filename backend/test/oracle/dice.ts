/** Repeatable chance: the same seed throws the same numbers (mulberry32, public domain, by Tommy Ettinger). */
export class Dice {
  constructor(private state: number) {}

  /** A whole number from 0 up to but not including `limit`. */
  below(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  }

  /** True once in so many throws. */
  one(of: number): boolean {
    return this.below(of) === 0;
  }

  pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item {
    return items[this.below(items.length)] as Item;
  }

  /** From none up to `most` of them. */
  times<Item>(most: number, make: (index: number) => Item): Item[] {
    return Array.from({ length: this.below(most + 1) }, (_, index) => make(index));
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => ({ item, place: this.below(2 ** 31) }))
      .sort((a, b) => a.place - b.place)
      .map(({ item }) => item);
  }
}
