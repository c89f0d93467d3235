import { ApiProperty } from '@nestjs/swagger';
import { toMalaysianIso } from '../clock/instant.js';
import { PROOF_STATES, type Proof, type ProofState } from './proof-kind.js';

class CheckedSignatureDto {
  /** 1 verifies first */
  @ApiProperty({ type: 'integer' })
  step: number;

  /** Null once the person has left the school */
  name: string | null;

  at: string;
}

/** What was sealed: of what it is and who stands for it, nothing that stands in it */
export class CheckedSealDto {
  /** amended: sent again since, and not verified yet; amendment_verified: what was sent since is verified too */
  @ApiProperty({ enum: PROOF_STATES })
  state: ProofState;

  /** In groups, as it stands on paper */
  code: string;

  /** As schools call it, in Malay */
  noun: string;

  /** Of what it is, in Malay; null once its author was forgotten */
  words: string | null;

  schoolName: string;

  schoolCode: string;

  authorName: string | null;

  sentAt: string;

  sealedAt: string;

  /** In the order of the steps */
  signed: CheckedSignatureDto[];

  /** SHA-256 of its canonical form, in hexadecimal */
  hash: string;

  /** When it was first sent again */
  amendedAt: string | null;

  /** What the school has changed of it since, in Malay: "Tidak diadakan pada 13 Oktober 2026"; null for nothing */
  became: string | null;
}

export function toCheckedSealDto(checked: Proof & Readonly<{ code: string }>): CheckedSealDto {
  const { state, code, noun, words, school, author, signed, digest, amendedAt, became } = checked;
  return {
    ...{ state, code, noun, words },
    ...{ schoolName: school.name, schoolCode: school.code.toUpperCase(), authorName: author },
    ...{ sentAt: toMalaysianIso(checked.sentAt), sealedAt: toMalaysianIso(checked.sealedAt) },
    signed: signed.map(({ step, name, at }) => ({ step, name, at: toMalaysianIso(at) })),
    hash: Buffer.from(digest).toString('hex'),
    amendedAt: amendedAt === null ? null : toMalaysianIso(amendedAt),
    became,
  };
}
