import { Injectable } from '@nestjs/common';
import { Proofs } from '../../../platform/proof/proofs.js';
import type { Standing } from '../sendings/sendings.js';
import { CollectedSentKinds } from '../sent-kind.js';

/**
 * What anybody checks a paper by. `code`: as it is shown; `address`: where it leads to. `content`: the text whose hash,
 * in hexadecimal, it is; `part`: what of the paper it says, in Malay. Times in epoch milliseconds.
 */
export type SealOnPaper = Readonly<{
  code: string;
  address: string;
  content: string;
  hash: string;
  part: string;
  isAmendment: boolean;
  sentAt: number;
  signed: readonly Readonly<{ name: string; at: number }>[];
}>;

/** Seals as they stand on paper, of whichever kind. */
@Injectable()
export class PrintedSeals {
  constructor(
    private readonly proofs: Proofs,
    private readonly kinds: CollectedSentKinds,
  ) {}

  /** Null where nothing is sealed. `names`: of the school's members. */
  of(
    { seal, amendment }: Pick<Standing, 'seal' | 'amendment'>,
    names: ReadonlyMap<string, string>,
  ): SealOnPaper | null {
    if (!seal) return null;
    const { kind, content, hash, code, sentAt, signed } = seal;
    return {
      ...{ content, sentAt, isAmendment: amendment !== null, hash: hash.toString('hex') },
      ...{ part: this.kinds.of(kind).sealedPart, ...this.proofs.onPaper(code) },
      signed: signed.map(({ by, at }) => ({ name: names.get(by) ?? 'Bekas ahli sekolah', at })),
    };
  }
}
