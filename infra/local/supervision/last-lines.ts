const KEPT = 20;

/** The end of a process's output, for the report of its crash. */
export class LastLines {
  private readonly lines: string[] = [];

  add(line: string): void {
    this.lines.push(line);
    if (this.lines.length > KEPT) this.lines.shift();
  }

  toString(): string {
    return this.lines.map((line) => `    ${line}`).join('\n');
  }
}
