const PAUSE_MS = 1_000;

type Tell = (schoolId: string, names: readonly string[]) => void;

/** What changed in a school, by name: the first is told at once, whatever follows within a second together after it. */
export class CoalescedNews {
  /** Of schools that were told less than a second ago: what they are to be told next. */
  private readonly waiting = new Map<string, Set<string>>();

  constructor(private readonly tell: Tell) {}

  add(schoolId: string, name: string): void {
    const waiting = this.waiting.get(schoolId);
    if (waiting) waiting.add(name);
    else this.tellNow(schoolId, [name]);
  }

  private tellNow(schoolId: string, names: readonly string[]): void {
    this.waiting.set(schoolId, new Set());
    this.tell(schoolId, names);
    setTimeout(() => this.goOn(schoolId), PAUSE_MS).unref();
  }

  private goOn(schoolId: string): void {
    const names = [...(this.waiting.get(schoolId) ?? [])];
    this.waiting.delete(schoolId);
    if (names.length > 0) this.tellNow(schoolId, names);
  }
}
