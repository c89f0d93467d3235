import { readyPart } from '../../../ui/ready-part';
import type { ReviewThread as Thread } from './review-thread';

/** Where it cannot be fetched, the plan is written without what was said of it. */
const { fetch: fetchThread, Part: ReviewThread } = readyPart<Parameters<typeof Thread>[0]>(() =>
  import('./review-thread').then(
    (part) => part.ReviewThread,
    () => () => null,
  ),
);
const { fetch: fetchSealed, Part: SealedPlan } = readyPart(
  async () => (await import('./sealed-plan')).SealedPlan,
);

export { fetchSealed, fetchThread, ReviewThread, SealedPlan };
