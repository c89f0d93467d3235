import { toMalaysianIso } from '../../../../platform/clock/instant.js';
import type { PolicyVersion } from '../../../subscription/index.js';
import type { PolicyVersionsDto } from './access-orders.dto.js';

export function toPolicyVersionsDto(versions: readonly PolicyVersion[]): PolicyVersionsDto {
  return {
    versions: versions.toReversed().map(({ schoolId: _, effectiveFrom, ...version }) => ({
      ...version,
      effectiveFrom: toMalaysianIso(effectiveFrom),
    })),
  };
}
