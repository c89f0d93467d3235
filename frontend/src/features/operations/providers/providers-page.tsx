import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/empty-state';
import { formatNumber } from '../../../ui/format';
import { PageHeader } from '../../../ui/page-header';
import { instantText } from '../instant-text';
import { ProviderHealth } from '../overview/provider-table';
import { providersQuery } from '../queries';
import { QueryStates } from '../query-states';
import { capabilityNames } from './capability-names';

export function ProvidersPage() {
  const query = useQuery(providersQuery());
  return (
    <>
      <PageHeader
        title="Penyedia pembayaran"
        state="Yang ditawarkan oleh pemasangan ini. Kunci rahsia tidak pernah ditunjukkan."
      />
      <QueryStates query={query} what="Penyedia">
        {(providers) =>
          providers.length === 0 ? (
            <EmptyState icon="billing" title="Tiada penyedia ditetapkan">
              Tetapkan kunci penyedia dalam konfigurasi pemasangan.
            </EmptyState>
          ) : (
            <ul className="grid gap-4 lg:grid-cols-2">
              {providers.map((provider) => (
                <li
                  key={provider.id}
                  className="flex flex-col gap-3 rounded-lg border border-line bg-raised p-5"
                >
                  <div className="flex items-center justify-between gap-3">
                    <h2 className="font-semibold text-lg">{provider.name}</h2>
                    <ProviderHealth health={provider.health} />
                  </div>
                  <p className="text-muted text-sm">{capabilityNames(provider.capabilities)}</p>
                  <dl className="grid grid-cols-2 gap-3 text-sm">
                    <Fact name="Terakhir diterima" value={instantText(provider.lastReceivedAt)} />
                    <Fact name="Diterima, 24 jam" value={formatNumber(provider.received)} />
                    <Fact name="Pengesahan" value={provider.isConfirmed ? 'Ditanya semula' : 'Tandatangan'} />
                    <Fact name="Kuarantin, 24 jam" value={formatNumber(provider.quarantined)} />
                  </dl>
                  <p className="text-sm">
                    <span className="text-muted">Alamat panggilan balik: </span>
                    <code className="break-all">{provider.webhookUrl}</code>
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium tabular-nums">{value}</dd>
    </div>
  );
}
