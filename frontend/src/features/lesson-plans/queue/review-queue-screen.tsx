import { useQuery } from '@tanstack/react-query';
import { QueryStates } from '../../../queries/query-states';
import { commandNames, isOf } from '../../../records/outbox/command-store';
import { refusals } from '../../../records/refusal';
import { useWriter } from '../../../school/use-writer';
import type { Owner } from '../../../session/owner';
import { PageHeader } from '../../../ui/page-header';
import { reviewQueueQuery } from './queue-query';
import { ReviewQueuePage } from './review-queue-page';
import { verdictKind } from './verdict-command';
import { waitingVerdicts } from './waiting-verdicts';

/** What waits for the verdict of whoever supervises, but for what this device has a verdict on already. */
export function ReviewQueueScreen() {
  const { owner, refusals: locked } = useWriter();
  const given = useQuery({
    queryKey: ['outbox', 'verdicts', owner],
    queryFn: () => judgedHere(owner).catch(() => new Set<string>()),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const query = useQuery({ ...reviewQueueQuery(), enabled: given.isSuccess });
  return (
    <>
      {!query.data && <PageHeader title="Semakan RPH" />}
      <QueryStates query={query} what="Semakan RPH" safe="Semakan yang sudah dibuat selamat.">
        {({ items, total }) => (
          <ReviewQueuePage
            owner={owner}
            plans={items.filter(({ id }) => !given.data?.has(id))}
            more={total - items.length}
            refusal={locked.edit}
          />
        )}
      </QueryStates>
    </>
  );
}

/** On which plans a verdict waits here to be sent; one that the server refused has to be given again. */
async function judgedHere(owner: Owner): Promise<ReadonlySet<string>> {
  const names = (await commandNames()).filter((name) => isOf(owner)(name) && name.kind === verdictKind);
  const waiting = await Promise.all(names.map((name) => waitingVerdicts.read(name)));
  const isOnItsWay = waiting.filter((one) => !one?.standing || refusals[one.standing] === 'wait');
  return new Set(isOnItsWay.flatMap((one) => one?.name.recordId ?? []));
}
