import { ApiProperty } from '@nestjs/swagger';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { shownCode } from '../../../platform/proof/check-code.js';
import type { Verifier } from '../domain/supervisors-of.js';
import type { Standing } from './sendings.js';
import type { ReadableRecord } from './sent-records.js';
import type { KeptVerdict } from './sent-records.repository.js';

export const VERDICTS = ['returned', 'verified'] as const;

export class PlanVerifierDto {
  /** 1 verifies first */
  @ApiProperty({ type: 'integer' })
  step: number;

  name: string;

  /** Who acts while the person is away; null for nobody */
  actingName: string | null;
}

export class GivenVerdictDto {
  id: string;

  /** 1 verifies first */
  @ApiProperty({ type: 'integer' })
  step: number;

  @ApiProperty({ enum: VERDICTS })
  verdict: 'returned' | 'verified';

  /** Null once the person has left the school */
  givenBy: string | null;

  givenAt: string;

  /** The caller gave it, and nobody was told yet */
  isTakenBackable: boolean;
}

export function toVerifierDto(
  { step, holderId, actingId }: Verifier,
  names: ReadonlyMap<string, string>,
): PlanVerifierDto {
  return { step, name: names.get(holderId) ?? '', actingName: actingId && (names.get(actingId) ?? '') };
}

export function toVerdictDto(
  given: KeptVerdict,
  { names, mayTakeBack }: Pick<ReadableRecord, 'names' | 'mayTakeBack'>,
): GivenVerdictDto {
  const { id, step, verdict, givenBy, givenAt } = given;
  return {
    ...{ id, step, verdict, givenBy: names.get(givenBy) ?? null, givenAt: toMalaysianIso(givenAt) },
    isTakenBackable: mayTakeBack(given),
  };
}

export function checkCodeOf(standing: Standing | null): string | null {
  return standing?.seal ? shownCode(standing.seal.code) : null;
}
