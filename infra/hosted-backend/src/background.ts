/** Work that an answer does not wait for, so that its duration tells nothing; the server's end waits for it. */
export class Background {
  readonly #running = new Set<Promise<void>>();

  run(work: () => Promise<unknown>): void {
    const running = work()
      .then(() => {})
      .catch((error: Error) => console.error(`Work in the background failed: ${error.message}`))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  async settle(): Promise<void> {
    await Promise.all(this.#running);
  }
}
