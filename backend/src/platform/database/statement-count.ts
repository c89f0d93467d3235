/** How many statements a process has sent since it began, without the beginning and the end of transactions. */
export class StatementCount {
  private count = 0;

  get soFar(): number {
    return this.count;
  }

  add(): void {
    this.count += 1;
  }
}
