import { useQuery } from '@tanstack/react-query';
import { QueryStates } from '../../../queries/query-states';
import { EmptyState } from '../../../ui/empty-state';
import { PageHeader } from '../../../ui/page-header';
import { providersQuery } from '../calls';
import { ProviderCard } from './provider-card';

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
            <div className="grid items-start gap-4 lg:grid-cols-2">
              {providers.map((provider) => (
                <ProviderCard key={provider.id} provider={provider} />
              ))}
            </div>
          )
        }
      </QueryStates>
    </>
  );
}
