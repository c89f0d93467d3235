/** The end of a process's output, for the report of its crash. */
export declare class LastLines {
  private readonly lines;
  add(line: string): void;
  toString(): string;
}
