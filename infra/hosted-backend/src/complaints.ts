type Complaint = () => Promise<string | undefined>;

/** What does not work although the server answers, a sentence each for whoever operates it. */
export class Complaints {
  readonly #parts: Complaint[] = [];

  /** @param part resolves to its sentence, or to nothing while it works; never rejects */
  add(part: Complaint): void {
    this.#parts.push(part);
  }

  async now(): Promise<string[]> {
    const sentences = await Promise.all(this.#parts.map((part) => part()));
    return sentences.flatMap((sentence) => sentence ?? []);
  }
}
