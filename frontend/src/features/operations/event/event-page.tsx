import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryStates } from '../../../queries/query-states';
import { PageHeader } from '../../../ui/page-header';
import { AuditTrail } from '../audit/audit-trail';
import { type EventDetail, eventQuery } from '../calls';
import { providerName, reasonAdvice, reasonName } from '../names';
import { EventBadge } from '../state-badge';
import { eventNews, useTold } from '../told';
import { AttemptLog } from './attempt-log';
import { EventActions } from './event-actions';
import { EventEffects } from './event-effects';
import { EventFigures } from './event-figures';
import { EventNeighbours } from './event-neighbours';
import { EventSource } from './event-source';

/** Everything that is known of one event, and what can be done about it. */
export function EventPage({ eventId }: { eventId: string }) {
  // How many there were when it was sent to be processed again: it is followed until there is one more.
  const [attemptsBefore, setAttemptsBefore] = useState(-1);
  const query = useQuery(eventQuery(eventId));
  useTold(query.data && isUnderWay(query.data, attemptsBefore) ? eventNews(eventId) : null);
  return (
    <QueryStates query={query} what="Peristiwa">
      {(event) => (
        <>
          <EventNeighbours eventId={event.id} />
          <PageHeader
            title={`Peristiwa ${providerName(event.provider)}`}
            state={<EventState event={event} />}
            action={
              <EventActions event={event} onLinked={() => setAttemptsBefore(event.attemptLog.length)} />
            }
          />
          <div className="flex flex-col gap-8">
            <EventFigures event={event} />
            <EventEffects event={event} />
            <AttemptLog attempts={event.attemptLog} />
            <EventSource event={event} />
            <AuditTrail kind="event" id={event.id} />
          </div>
        </>
      )}
    </QueryStates>
  );
}

function isUnderWay({ state, attemptLog }: EventDetail, attemptsBefore: number): boolean {
  return state === 'received' || attemptLog.length <= attemptsBefore;
}

function EventState({ event: { state, reason } }: { event: EventDetail }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <EventBadge state={state} />
      {reason && (
        <span>
          {reasonName(reason)}. {reasonAdvice(reason)}
        </span>
      )}
    </span>
  );
}
