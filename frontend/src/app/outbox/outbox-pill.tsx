import { useState } from 'react';
import { needsPerson, OutboxList } from '../../records/outbox/outbox-list';
import { sendSoon } from '../../records/outbox/send-soon';
import { isLongUnsent } from '../../records/outbox/unsent-work';
import { useWaiting } from '../../records/outbox/waiting-query';
import type { Owner } from '../../session/owner';
import { useOffline } from '../../site/offline';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Sheet } from '../../ui/sheet';
import { outboxKinds } from './outbox-kinds';

/** Above what a thumb presses next, where there is such a bar. */
const place =
  'fixed right-4 bottom-20 z-20 max-sm:[body:has([data-thumb])_&]:bottom-37 own-head:bottom-19! lg:bottom-4 print:hidden';
const look =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-sunken px-4 text-sm shadow-md';

/** Over every page of the school: that there is no network, and how much waits on this device; a press shows what.
 * Absent while there is nothing to say. */
export function OutboxPill({ owner }: { owner: Owner }) {
  const [isOpen, setOpen] = useState(false);
  const isOffline = useOffline();
  const { own } = useWaiting(owner, outboxKinds);
  const isLong = own.some((one) => isLongUnsent(one, Date.now()));
  return (
    <>
      <p role="status" className={own.length === 0 ? place : 'sr-only'}>
        {isOffline && <span className={own.length === 0 ? `${look} text-muted` : ''}>Tiada talian</span>}
      </p>
      {own.length > 0 && (
        <button type="button" onClick={() => setOpen(true)} className={`${place} ${look} hover:bg-raised`}>
          <Icon name="device" size={16} />
          {isOffline && <span className="text-muted">Tiada talian ·</span>}
          {own.some(needsPerson) ? `${own.length} perlu perhatian` : `${own.length} menunggu talian`}
          {isLong && <span className="text-warning">· lebih sehari</span>}
        </button>
      )}
      {isOpen && (
        <Sheet title="Menunggu talian" onClose={() => setOpen(false)}>
          <OutboxList waiting={own} now={new Date()} onOpen={() => setOpen(false)} />
          <Button variant="secondary" icon="retry" className="mt-4 w-full" onClick={sendSoon}>
            Cuba sekarang
          </Button>
        </Sheet>
      )}
    </>
  );
}
