import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { SchoolOwner } from '../../platform/records/record-rows.js';
import type { AcademicYear } from '../schools/index.js';
import type { Sealable } from './domain/canonical-text.js';

/** What of a record was sealed. */
export type SealedRecord = Readonly<{ recordId: string; authorId: string; content: string }>;

/** A kind of record that is sent, verified and sealed, declared by its module. */
export abstract class SentKind {
  /** As its submissions name it; no other module's. */
  abstract readonly kind: string;

  /** In what is refused, e.g. lesson plan. */
  abstract readonly recordNoun: string;

  /** As schools call one of them, in Malay: "RPH". */
  abstract readonly noun: string;

  /** What of its paper is sealed, in Malay: "Bahagian perancangan". */
  abstract readonly sealedPart: string;

  /** Where its author reads it. */
  abstract readonly path: string;

  /** Of the sessions of a school that of what was sent: who verifies is named for a session. */
  abstract yearOf(sent: string, years: readonly AcademicYear[]): AcademicYear | undefined;

  /** What is sealed of what was sent. */
  abstract contentOf(sent: string): Sealable;

  /** What it is of, in Malay, for whoever checks a paper: nothing that stands in it. */
  abstract wordsOf(sealed: Sealable): string;

  /**
   * What the school has changed since of what was sealed, in Malay, for whoever checks a paper: never why, and never of whom;
   * null for nothing.
   */
  async becameOf(_owner: SchoolOwner, _record: Omit<SealedRecord, 'content'>): Promise<string | null> {
    return null;
  }

  /** They are sealed from now on; in the transaction that sealed them. */
  abstract sealed(owner: SchoolOwner, records: readonly SealedRecord[]): Promise<void>;
}

@Injectable()
export class CollectedSentKinds implements OnModuleInit {
  private kinds: ReadonlyMap<string, SentKind> = new Map();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const found = this.discovery
      .getProviders()
      .flatMap(({ instance }) => (instance instanceof SentKind ? [instance] : []));
    this.kinds = new Map(found.map((kind) => [kind.kind, kind]));
    if (this.kinds.size < found.length) throw new Error('Two modules send records of one name.');
  }

  of(kind: string): SentKind {
    const found = this.kinds.get(kind);
    if (!found) throw new Error(`No module declares what is sent as a ${kind}.`);
    return found;
  }
}
