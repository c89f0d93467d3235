import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { SchoolsService } from '../../schools/index.js';
import type { Sealable } from '../domain/canonical-text.js';
import { codeOfText } from '../domain/check-code.js';
import { CollectedSentKinds } from '../sent-kind.js';
import { type Amended, type Seal, SealsRepository } from './seals.repository.js';

type Person = string | null;

/** What whoever holds a paper is told: of what it is and who stands for it, never what stands in it. */
export type CheckedSeal = Readonly<{
  seal: Seal;
  noun: string;
  /** Null once its author was forgotten. */
  words: string | null;
  school: Readonly<{ name: string; code: string }>;
  author: Person;
  signed: readonly Readonly<{ step: number; name: Person; at: number }>[];
  amended: Amended | null;
}>;

/** Tells anybody who has a code whether what was sealed under it still counts; whatever the school's subscription is. */
@Injectable()
export class Checks {
  constructor(
    private readonly database: Database,
    private readonly seals: SealsRepository,
    private readonly kinds: CollectedSentKinds,
    private readonly schools: SchoolsService,
  ) {}

  /** Null where it is no code, and where nothing was sealed under it. */
  async check(typed: string): Promise<CheckedSeal | null> {
    const code = codeOfText(typed);
    if (!code) return null;
    return this.database.systemRead(async () => {
      const seal = await this.seals.byCode(code);
      if (!seal) return null;
      const { schoolId, authorId, content } = seal;
      const kind = this.kinds.of(seal.kind);
      const members = await this.schools.membersOf(schoolId);
      const nameOf = (id: string) => members.find(({ userId }) => userId === id)?.name ?? null;
      const sealed: Readonly<{ content: Sealable; teacher: string }> | null = content && JSON.parse(content);
      return {
        seal,
        noun: kind.noun,
        words: sealed && kind.wordsOf(sealed.content),
        school: await this.schools.schoolById(schoolId),
        author: sealed && (sealed.teacher || nameOf(authorId)),
        signed: seal.signed.map(({ step, by, at }) => ({ step, name: nameOf(by), at })),
        amended: await this.seals.amendedSince(seal),
      };
    });
  }
}
