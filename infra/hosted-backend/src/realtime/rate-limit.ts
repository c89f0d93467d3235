/** Counts within the running second. */
export class RateLimit {
  readonly #most: number;
  #second = 0;
  #count = 0;

  constructor(most: number) {
    this.#most = most;
  }

  exceeded(now: Date): boolean {
    const second = Math.floor(now.getTime() / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count > this.#most;
  }
}
