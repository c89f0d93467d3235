import { type ReactNode, useId, useState } from 'react';
import { formatNumber } from '../../../ui/format';
import { AuditTrail } from '../audit/audit-trail';
import type { Provider } from '../calls';
import { instantText } from '../instant-text';
import { ProviderHealth } from '../overview/provider-table';
import { capabilityNames } from './capability-names';
import { ConnectionCheck } from './connection-check';

/** One provider: what it can do, how its events fared, and whether it answers us. */
export function ProviderCard({ provider }: { provider: Provider }) {
  const id = useId();
  const [showsAudit, setShowsAudit] = useState(false);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 rounded-lg border border-line bg-raised p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="font-semibold text-lg">
          {provider.name}
        </h2>
        <ProviderHealth health={provider.health} />
      </div>
      <p className="text-muted text-sm">{capabilityNames(provider.capabilities)}</p>
      <dl className="grid grid-cols-2 gap-3 text-sm">
        <Fact name="Terakhir diterima">{instantText(provider.lastReceivedAt)}</Fact>
        <Fact name="Diterima, 24 jam">{formatNumber(provider.received)}</Fact>
        <Fact name="Pengesahan">{provider.isConfirmed ? 'Ditanya semula' : 'Tandatangan'}</Fact>
        <Fact name="Kuarantin, 24 jam">{formatNumber(provider.quarantined)}</Fact>
        <Fact name="Terakhir menjawab kita">{instantText(provider.answeredAt)}</Fact>
        <Fact name="Terakhir gagal menjawab">{instantText(provider.failedAt)}</Fact>
      </dl>
      {provider.failure && (
        <p className="text-sm">
          <span className="text-muted">Ralat terakhir: </span>
          <span className="break-words">{provider.failure}</span>
        </p>
      )}
      <p className="text-sm">
        <span className="text-muted">Alamat panggilan balik: </span>
        <code className="break-all">{provider.webhookUrl}</code>
      </p>
      <ConnectionCheck provider={provider} />
      <details onToggle={({ currentTarget }) => setShowsAudit(currentTarget.open)}>
        <summary className="min-h-11 cursor-pointer content-center text-sm sm:min-h-8">Siapa menguji</summary>
        {showsAudit && <AuditTrail kind="provider" id={provider.id} />}
      </details>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  );
}
