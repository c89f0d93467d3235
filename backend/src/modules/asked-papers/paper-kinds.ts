import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../platform/access/caller.js';
import type { RoutePolicy } from '../../platform/access/route-policy.js';
import type { Paper } from '../../platform/papers/printing.js';

/** `lines`: how long it is, as far as anybody knows before it is printed. */
export type SizedPaper = Paper & Readonly<{ lines: number }>;

/** A method, since what is read of a row has no type: a kind is asked for what it was asked with. */
export type PaperKind<Asked> = Readonly<{
  name: string;
  /** Of the route by which it is asked for: whoever has lost what that needs gets nothing made. */
  policy: RoutePolicy;
  prepare(caller: SchoolCaller, asked: Asked): Promise<SizedPaper>;
}>;

/** What may be asked for and fetched later; each module adds its own. */
@Injectable()
export class PaperKinds {
  private readonly kinds = new Map<string, PaperKind<unknown>>();

  add(kind: PaperKind<unknown>): void {
    if (this.kinds.has(kind.name)) throw new Error(`The kind of papers ${kind.name} is added twice.`);
    this.kinds.set(kind.name, kind);
  }

  /** Undefined for one that a later build knows. */
  named(name: string): PaperKind<unknown> | undefined {
    return this.kinds.get(name);
  }
}
