import { useState } from 'react';
import { paths } from '../../../site/paths';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import type { EventDetail } from '../calls';
import { useMayAct } from '../use-may-act';
import { DismissDialog } from './dismiss-dialog';
import { LinkDialog } from './link-dialog';

type EventActionsProps = { event: EventDetail; onLinked: () => void };

/** What helps, by the state and the reason of the event. */
export function EventActions({ event, onLinked }: EventActionsProps) {
  const [open, setOpen] = useState<'link' | 'dismiss'>();
  const mayAct = useMayAct();
  const { id, state, reason, body } = event;
  if (!mayAct || state === 'received') return null;
  const isUnsettled = state === 'failed' || state === 'quarantined';
  const close = () => setOpen(undefined);
  return (
    <>
      {isUnsettled && (
        <Button variant="secondary" onClick={() => setOpen('dismiss')}>
          Ketepikan
        </Button>
      )}
      {body && (
        <ButtonLink
          variant={reason === 'UNKNOWN_BILL' ? 'secondary' : 'primary'}
          icon="retry"
          to={`${paths.operationsNewReplay}?ids=${id}`}
        >
          Proses semula
        </ButtonLink>
      )}
      {reason === 'UNKNOWN_BILL' && body && (
        <Button icon="link" onClick={() => setOpen('link')}>
          Pautkan bil
        </Button>
      )}
      {open === 'dismiss' && <DismissDialog eventId={id} onClose={close} />}
      {open === 'link' && <LinkDialog event={event} onLinked={onLinked} onClose={close} />}
    </>
  );
}
