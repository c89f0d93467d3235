import { Suspense, use, useState } from 'react';
import { appConfig } from '../../../site/config';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { PageHeader } from '../../../ui/page-header';
import { Skeleton } from '../../../ui/skeleton';
import { type Probe, probe, type Service, services } from './probe-services';

const names = Object.keys(services) as Service[];
const probeAll = () => names.map((name) => ({ name, probing: probe(name) }));

/** Whether each service of the hosted backend answers this browser, and how fast. */
export function HostedBackendPage() {
  const [probes, setProbes] = useState(probeAll);
  return (
    <>
      <PageHeader
        title="Supabase"
        state={appConfig().supabaseUrl}
        action={
          <Button variant="secondary" icon="retry" onClick={() => setProbes(probeAll())}>
            Periksa semula
          </Button>
        }
      />
      <ul className="divide-y divide-line rounded-lg border border-line bg-raised">
        {probes.map(({ name, probing }) => (
          <li key={name} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
            <span className="w-24 font-medium">{name}</span>
            <code className="min-w-0 flex-1 break-all text-muted text-sm">{services[name]}</code>
            <Suspense fallback={<Skeleton className="w-28" />}>
              <Outcome probing={probing} />
            </Suspense>
          </li>
        ))}
      </ul>
    </>
  );
}

function Outcome({ probing }: { probing: Promise<Probe> }) {
  const { state, milliseconds } = use(probing);
  return (
    <span className="flex flex-wrap items-center gap-3 text-sm">
      {state.kind === 'failed' && <span className="text-danger">{state.problem}</span>}
      <span className="text-muted tabular-nums">{milliseconds} ms</span>
      {state.kind === 'works' && <Badge tone="success">Berfungsi</Badge>}
      {state.kind === 'absent' && <Badge tone="neutral">Belum ada</Badge>}
      {state.kind === 'failed' && <Badge tone="danger">Gagal</Badge>}
    </span>
  );
}
