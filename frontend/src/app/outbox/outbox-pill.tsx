import { useState } from 'react';
import { OutboxList } from '../../records/outbox/outbox-list';
import { sendSoon } from '../../records/outbox/send-soon';
import { useWaiting } from '../../records/outbox/waiting-query';
import { refusals } from '../../records/refusal';
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
  const isToDecide = own.some(({ standing }) => standing && refusals[standing] !== 'wait');
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="fixed right-4 bottom-20 z-20 inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-sunken px-4 text-sm shadow-md hover:bg-raised lg:bottom-4 print:hidden"
      >
        <Icon name="device" size={16} />
        {isToDecide ? `${own.length} perlu perhatian` : `${own.length} belum dihantar`}
      </button>
      {isOpen && (
        <Sheet title="Belum dihantar" onClose={() => setOpen(false)}>
          <p className="text-muted text-sm">
            {isToDecide
              ? 'Semua selamat dalam peranti ini. Sila buka yang perlu perhatian; yang lain dihantar secara automatik.'
              : 'Semua selamat dalam peranti ini dan dihantar secara automatik.'}
          </p>
          <OutboxList waiting={own} now={new Date()} onOpen={() => setOpen(false)} />
          <Button variant="secondary" icon="retry" className="mt-4 w-full" onClick={sendSoon}>
            Cuba sekarang
          </Button>
        </Sheet>
      )}
    </>
  );
}
