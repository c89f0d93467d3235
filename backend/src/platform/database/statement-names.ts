const WORTH_A_NAME = 5;
const MOST_COUNTED = 1_000;
const MOST_NAMED = 200;

/** Names for the texts that are asked again and again; others are not worth what Postgres would keep of them. */
export class StatementNames {
  private readonly names = new Map<string, string>();
  private readonly uses = new Map<string, number>();
  private given = 0;

  /** A plan belongs to the role that it was made for. */
  nameOf(role: string, text: string): string | undefined {
    const key = `${role} ${text}`;
    return this.names.get(key) ?? this.counted(key);
  }

  /** Another name from now on: what is prepared under this one is of no more use. */
  forget(role: string, text: string): void {
    this.names.delete(`${role} ${text}`);
  }

  private counted(key: string): string | undefined {
    if (this.names.size >= MOST_NAMED) return undefined;
    const uses = (this.uses.get(key) ?? 0) + 1;
    if (uses < WORTH_A_NAME) {
      if (this.uses.size >= MOST_COUNTED) this.uses.clear();
      this.uses.set(key, uses);
      return undefined;
    }
    this.given += 1;
    const name = `read_${this.given}`;
    this.names.set(key, name);
    return name;
  }
}
