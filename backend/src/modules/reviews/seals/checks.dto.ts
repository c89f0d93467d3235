import { ApiProperty } from '@nestjs/swagger';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { shownCode, textOfCode } from '../domain/check-code.js';
import type { CheckedSeal } from './checks.service.js';

export const CHECK_STATES = ['valid', 'amended', 'amendment_verified'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

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
  @ApiProperty({ enum: CHECK_STATES })
  state: CheckState;

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
}

export function toCheckedSealDto(checked: CheckedSeal): CheckedSealDto {
  const { seal, noun, words, school, author, signed, amended } = checked;
  return {
    ...{ state: stateOf(checked), code: shownCode(textOfCode(seal.code)), noun, words },
    ...{ schoolName: school.name, schoolCode: school.code.toUpperCase(), authorName: author },
    ...{ sentAt: toMalaysianIso(seal.sentAt), sealedAt: toMalaysianIso(seal.sealedAt) },
    signed: signed.map(({ step, name, at }) => ({ step, name, at: toMalaysianIso(at) })),
    hash: seal.hash.toString('hex'),
    amendedAt: amended && toMalaysianIso(amended.at),
  };
}

function stateOf({ amended }: CheckedSeal): CheckState {
  if (!amended) return 'valid';
  return amended.isVerified ? 'amendment_verified' : 'amended';
}
