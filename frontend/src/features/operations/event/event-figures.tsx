import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../site/paths';
import type { EventDetail } from '../calls';
import { instantText } from '../instant-text';

export function EventFigures({ event }: { event: EventDetail }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 rounded-lg border border-line bg-raised p-4 text-sm sm:grid-cols-2 lg:grid-cols-3">
      <Figure name="Sekolah">
        {event.school ? (
          <Link
            to={`${paths.operationsInbox}?school=${event.school.code}`}
            className="text-accent underline underline-offset-2"
          >
            {event.school.name} ({event.school.code.toUpperCase()})
          </Link>
        ) : (
          'Belum diketahui'
        )}
      </Figure>
      <Figure name="Diterima">{instantText(event.receivedAt)}</Figure>
      <Figure name="Diselesaikan">{instantText(event.processedAt)}</Figure>
      <Figure name="Asal">{event.origin === 'poll' ? 'Jawapan apabila ditanya' : 'Dihantar penyedia'}</Figure>
      <Figure name="Hantaran">{event.deliveries}</Figure>
      <Figure name="Cubaan">{event.attempts}</Figure>
      <Figure name="ID peristiwa">
        <code className="break-all">{event.id}</code>
      </Figure>
      <Figure name="ID penyedia">
        <code className="break-all">{event.dedupeKey}</code>
      </Figure>
      {event.requestId && (
        <Figure name="ID permintaan (untuk log)">
          <code className="break-all">{event.requestId}</code>
        </Figure>
      )}
    </dl>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
