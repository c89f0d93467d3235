import { toMalaysianIso } from '../../../platform/clock/instant.js';
import type { ProviderFiguresDto } from './overview.dto.js';
import type { ProviderFigures } from './overview.read-model.js';
import { providerCondition } from './provider-condition.js';

/** A provider with its figures; zeros where it sent nothing. */
export function providerFigures(
  { id, name }: Readonly<{ id: string; name: string }>,
  all: readonly ProviderFigures[],
): ProviderFiguresDto {
  const found = all.find(({ provider }) => provider === id);
  const { received = 0, processed = 0, failed = 0, quarantined = 0, duplicates = 0 } = found ?? {};
  return {
    id,
    name,
    health: providerCondition(found),
    received,
    processed,
    failed,
    quarantined,
    duplicates,
    lastReceivedAt: found ? toMalaysianIso(found.lastReceivedAt.getTime()) : null,
    p50Ms: found?.p50Ms ?? null,
    p95Ms: found?.p95Ms ?? null,
  };
}
