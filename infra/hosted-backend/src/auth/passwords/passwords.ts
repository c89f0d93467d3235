import { randomUUID } from 'node:crypto';
import { compare, hash } from 'bcrypt';

/** bcrypt in its own threads, at one cost for real and for absent accounts. */
export class Passwords {
  readonly #cost: number;
  readonly #decoy: Promise<string>;

  constructor(cost: number) {
    this.#cost = cost;
    this.#decoy = hash(randomUUID(), cost);
  }

  hash(password: string): Promise<string> {
    return hash(password, this.#cost);
  }

  /** Takes the same time when there is no hash, so that nobody learns by it which accounts exist. */
  async matches(password: string, stored: string | undefined): Promise<boolean> {
    if (stored) return compare(password, stored);
    await compare(password, await this.#decoy);
    return false;
  }
}
