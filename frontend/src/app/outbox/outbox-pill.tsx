import { useState } from 'react';
import { needsPerson, OutboxList } from '../../records/outbox/outbox-list';
import { sendSoon } from '../../records/outbox/send-soon';
import { useWaiting } from '../../records/outbox/waiting-query';
import type { Owner } from '../../session/owner';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Sheet } from '../../ui/sheet';
import { outboxKinds } from './outbox-kinds';

/** Over every page of the school: how much waits on this device; a press shows what. Absent while nothing does. */
export function OutboxPill({ owner }: { owner: Owner }) {
  const [isOpen, setOpen] = useState(false);
  const { own } = useWaiting(owner, outboxKinds);
  if (own.length === 0) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="fixed right-4 bottom-20 z-20 inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-sunken px-4 text-sm shadow-md hover:bg-raised lg:bottom-4 print:hidden"
      >
        <Icon name="device" size={16} />
        {own.some(needsPerson) ? `${own.length} perlu perhatian` : `${own.length} belum dihantar`}
      </button>
      {isOpen && (
        <Sheet title="Belum dihantar" onClose={() => setOpen(false)}>
          <OutboxList waiting={own} now={new Date()} onOpen={() => setOpen(false)} />
          <Button variant="secondary" icon="retry" className="mt-4 w-full" onClick={sendSoon}>
            Cuba sekarang
          </Button>
        </Sheet>
      )}
    </>
  );
}
