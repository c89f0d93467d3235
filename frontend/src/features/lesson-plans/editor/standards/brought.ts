import { standardKey } from '@rules/yearly-plans/domain/plan-row';
import type { OfferedStandard } from './offered-standards';

/** A standard of the yearly plan brings what stands above it, and its topic where none is written. */
export function broughtBy(
  { topic = '', contentStandards = [] }: Partial<OfferedStandard>,
  plan: Readonly<{ topic: string; contentStandards: readonly string[] }>,
): Partial<typeof plan> {
  const known = new Set(plan.contentStandards.map(standardKey));
  const missing = contentStandards.filter((line) => !known.has(standardKey(line)));
  return {
    ...(plan.topic.trim() === '' && topic !== '' && { topic }),
    ...(missing.length > 0 && { contentStandards: [...plan.contentStandards, ...missing] }),
  };
}
