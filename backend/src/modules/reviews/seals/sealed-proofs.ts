import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { type Proof, ProofKind, type ProofState } from '../../../platform/proof/proof-kind.js';
import { SchoolsService } from '../../schools/index.js';
import type { Sealable } from '../domain/canonical-text.js';
import { CollectedSentKinds } from '../sent-kind.js';
import { type Amended, SealsRepository } from './seals.repository.js';

/** Tells anybody who has the code of a seal whether what was sealed under it still counts. */
@Injectable()
export class SealedProofs extends ProofKind {
  constructor(
    private readonly database: Database,
    private readonly seals: SealsRepository,
    private readonly kinds: CollectedSentKinds,
    private readonly schools: SchoolsService,
  ) {
    super();
  }

  async find(code: Uint8Array): Promise<Proof | null> {
    const seal = await this.database.systemRead(() => this.seals.byCode(code));
    if (!seal) return null;
    const became = await this.kinds.of(seal.kind).becameOf({ schoolId: seal.schoolId }, seal);
    return this.database.systemRead(async () => {
      const { schoolId, authorId, content, sentAt, sealedAt } = seal;
      const kind = this.kinds.of(seal.kind);
      const members = await this.schools.membersOf(schoolId);
      const nameOf = (id: string) => members.find(({ userId }) => userId === id)?.name ?? null;
      const sealed: Readonly<{ content: Sealable; teacher: string }> | null = content && JSON.parse(content);
      const amended = await this.seals.amendedSince(seal);
      return {
        ...{ state: stateOf(amended), noun: kind.noun, words: sealed && kind.wordsOf(sealed.content) },
        school: await this.schools.schoolById(schoolId),
        author: sealed && (sealed.teacher || nameOf(authorId)),
        ...{ sentAt, sealedAt, digest: seal.hash, amendedAt: amended?.at ?? null, became },
        signed: seal.signed.map(({ step, by, at }) => ({ step, name: nameOf(by), at })),
      };
    });
  }
}

function stateOf(amended: Amended | null): ProofState {
  if (!amended) return 'valid';
  return amended.isVerified ? 'amendment_verified' : 'amended';
}
