import type { DrivenSchool } from '../driver/driven-school.ts';
import type { Tag } from '../model/school.ts';
import type { Truth } from '../model/truth.ts';

/** What waits for a verifier, by plan. */
export async function readQueue(school: DrivenSchool, who: Tag): Promise<string[]> {
  const { items } = await school.read(who, '/api/review-queue');
  return items.map(({ id }: { id: string }) => school.plans.tag(id)).toSorted();
}

export const queueInTruth = (truth: Truth, who: Tag): string[] =>
  (truth.desks.find(({ verifier }) => verifier === who)?.waiting ?? []).map(({ tag }) => tag).toSorted();
