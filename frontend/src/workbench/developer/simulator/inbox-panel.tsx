import { useQuery } from '@tanstack/react-query';
import { EventBadge, instantText, reasonName } from '../../../features/operations';
import { QueryStates } from '../../../queries/query-states';
import { Button } from '../../../ui/button';
import { Panel } from '../../../ui/panel';
import { inboxQuery } from './calls';
import type { InboxLine } from './developer-client';
import { useWork } from './use-work';
import { replay } from './works';

/** The newest events of the inbox, with every attempt. */
export function InboxPanel() {
  const inbox = useQuery(inboxQuery());
  const replaying = useWork(replay);
  return (
    <Panel title="Peti masuk webhook">
      <QueryStates query={inbox} what="Peti masuk">
        {(events) =>
          events.length === 0 ? (
            <p className="p-4 text-muted text-sm">Belum ada peristiwa.</p>
          ) : (
            <ul className="divide-y divide-line">
              {events.slice(0, 10).map((event) => (
                <EventRow
                  key={event.id}
                  event={event}
                  busy={replaying.isPending}
                  onReplay={() => replaying.mutate(event.id)}
                />
              ))}
            </ul>
          )
        }
      </QueryStates>
    </Panel>
  );
}

type EventRowProps = { event: InboxLine; busy: boolean; onReplay: () => void };

function EventRow({ event, busy, onReplay }: EventRowProps) {
  const { provider, state, reason, deliveries, receivedAt, attempts } = event;
  const failures = attempts.filter(({ error }) => error !== null);
  return (
    <li className="flex flex-col gap-1 px-4 py-2.5 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <EventBadge state={state} />
        <span className="font-medium">{provider}</span>
        <span className="flex-1 text-muted">
          {reason === null ? '' : `${reasonName(reason)} · `}
          {deliveries} hantaran · {attempts.length} cubaan
        </span>
        <span className="text-muted tabular-nums">{instantText(receivedAt)}</span>
        {state !== 'received' && (
          <Button variant="quiet" size="small" icon="retry" disabled={busy} onClick={onReplay}>
            Proses semula
          </Button>
        )}
      </div>
      {failures.map(({ at, error }, index) => (
        <p key={at} className="break-words text-danger">
          Cubaan {index + 1}: {error}
        </p>
      ))}
    </li>
  );
}
