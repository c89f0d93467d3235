import { formatFileSize } from '../../../ui/format';
import type { EventDetail } from '../calls';
import { Panel } from '../panel';

/** The event as it came: text, never interpreted. */
export function EventSource({ event: { body, bodySha256, headers } }: { event: EventDetail }) {
  return (
    <Panel title="Kandungan asal">
      {body ? (
        <>
          <p className="text-muted text-sm">
            {formatFileSize(body.bytes)}
            {!body.isText && ' · Sebahagian bait bukan teks dan ditunjukkan sebagai �'}
          </p>
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
            tabIndex={0}
            aria-label="Kandungan"
            className="max-h-96 overflow-auto rounded-lg border border-line bg-raised p-4"
          >
            <pre className="whitespace-pre-wrap break-words text-xs">{body.text}</pre>
          </section>
        </>
      ) : (
        <p className="text-muted text-sm">Kandungan telah dipadam selepas 90 hari.</p>
      )}
      <p className="break-all text-muted text-xs">SHA-256: {bodySha256}</p>
      {headers.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-11 content-center sm:min-h-8">Pengepala ({headers.length})</summary>
          <dl className="grid gap-x-6 gap-y-1 rounded-lg bg-sunken p-4 text-xs sm:grid-cols-[max-content_minmax(0,1fr)]">
            {headers.map(({ name, value }) => (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd className="break-all">{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </Panel>
  );
}
