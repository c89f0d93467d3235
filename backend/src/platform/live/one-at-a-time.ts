/**
 * Work that is done for one item after the other, however many come at once: it takes one connection to the database
 * and leaves the others to requests. What waits already is not added again. One that fails holds up none after it.
 */
export class OneAtATime<Item> {
  private readonly waiting = new Set<Item>();
  private isWorking = false;

  constructor(private readonly work: (item: Item) => Promise<void>) {}

  add(items: Iterable<Item>): void {
    for (const item of items) this.waiting.add(item);
    if (!this.isWorking) void this.workOff();
  }

  private async workOff(): Promise<void> {
    this.isWorking = true;
    for (const item of this.waiting) {
      this.waiting.delete(item);
      await this.work(item).catch(() => undefined);
    }
    this.isWorking = false;
  }
}
