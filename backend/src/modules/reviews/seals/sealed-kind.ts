import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import type { Sealable } from '../domain/canonical-text.js';

/** What of a record was sealed, when and by which code it is found. */
export type SealedRecord = Readonly<{ recordId: string; authorId: string; content: string }>;

/** A kind of record that is sent, verified and sealed, declared by its module. */
export abstract class SealedKind {
  /** As its submissions name it; no other module's. */
  abstract readonly kind: string;

  /** As schools call one of them, in Malay: "RPH". */
  abstract readonly noun: string;

  /** Where its author reads it. */
  abstract readonly path: string;

  /** What is sealed of what was sent. */
  abstract contentOf(sent: string): Sealable;

  /** What it is of, in Malay, for whoever checks a paper: nothing that stands in it. */
  abstract wordsOf(sealed: Sealable): string;

  /** It is sealed from now on; in the transaction that sealed it. */
  abstract sealed(owner: SchoolOwner, record: SealedRecord): Promise<void>;
}

@Injectable()
export class CollectedSealedKinds implements OnModuleInit {
  private kinds: ReadonlyMap<string, SealedKind> = new Map();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const found = this.discovery
      .getProviders()
      .flatMap(({ instance }) => (instance instanceof SealedKind ? [instance] : []));
    this.kinds = new Map(found.map((kind) => [kind.kind, kind]));
    if (this.kinds.size < found.length) throw new Error('Two modules seal records of one name.');
  }

  of(kind: string): SealedKind {
    const found = this.kinds.get(kind);
    if (!found) throw new Error(`No module declares what is sealed of a ${kind}.`);
    return found;
  }
}
