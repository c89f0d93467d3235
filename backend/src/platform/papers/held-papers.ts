import { Readable } from 'node:stream';
import type { Pieces } from './printer-process.js';

/** In bytes: of all that is being taken, and of one school's. */
export type HeldBounds = Readonly<{ bytes: number; ofSchool: number }>;

/** Papers that this process holds until they are taken: whoever is slow holds up the own school, then everybody's own turn. */
export class HeldPapers {
  private readonly held = new Map<string, number>();

  constructor(private readonly bounds: HeldBounds) {}

  /** Whether one more may be begun. */
  hasRoomFor(school: string): boolean {
    const all = [...this.held.values()].reduce((sum, bytes) => sum + bytes, 0);
    return all < this.bounds.bytes && (this.held.get(school) ?? 0) < this.bounds.ofSchool;
  }

  /** It is held until the last of it is taken, or whoever takes it has gone. */
  handOut(school: string, pieces: Pieces): Readable {
    const length = lengthOf(pieces);
    this.add(school, length);
    return Readable.from(pieces, { objectMode: false }).once('close', () => this.add(school, -length));
  }

  private add(school: string, bytes: number): void {
    const held = (this.held.get(school) ?? 0) + bytes;
    if (held > 0) this.held.set(school, held);
    else this.held.delete(school);
  }
}

/** In bytes. */
export function lengthOf(pieces: Pieces): number {
  return pieces.reduce((sum, { length }) => sum + length, 0);
}
