import type { ProviderFigures } from './overview.read-model.js';

/** quiet: nothing came in 24 hours; trouble: events failed; attention: events stand in quarantine. */
export type ProviderCondition = 'good' | 'quiet' | 'attention' | 'trouble';

export function providerCondition(
  figures: Pick<ProviderFigures, 'received' | 'failed' | 'quarantined'> | undefined,
): ProviderCondition {
  if (!figures || figures.received === 0) return 'quiet';
  if (figures.failed > 0) return 'trouble';
  return figures.quarantined > 0 ? 'attention' : 'good';
}
