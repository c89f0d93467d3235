import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryStates } from '../../../queries/query-states';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { NumberField } from '../../../ui/number-field';
import { Panel } from '../../../ui/panel';
import { RadioField } from '../../../ui/radio-field';
import { faultsQuery, simulationQuery } from './calls';
import type { Simulation } from './developer-client';
import { FactsPanel } from './facts-panel';
import { InboxPanel } from './inbox-panel';
import { plainScenario, withinReach } from './scenario';
import { SimulatorFrame } from './simulator-frame';
import { StatusPanel } from './status-panel';
import { useBank } from './use-bank';
import { useWork } from './use-work';
import { armFault, askBank } from './works';

/** What breaks on the way from the bank to the school, and what mends it. */
export function ErrorRecoveryPage() {
  return (
    <SimulatorFrame
      title="Ujian pemulihan ralat"
      state="Gagalkan pemprosesan, hilangkan panggilan bank, dan lihat semuanya pulih tepat sekali."
    >
      {(schoolCode) => <Recovery key={schoolCode} schoolCode={schoolCode} />}
    </SimulatorFrame>
  );
}

function Recovery({ schoolCode }: { schoolCode: string }) {
  const simulation = useQuery(simulationQuery(schoolCode));
  return (
    <QueryStates query={simulation} what="Sekolah">
      {({ explanation, passed, bill }) => (
        <>
          <StatusPanel explanation={explanation} />
          <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
            <div className="flex flex-col gap-6">
              <FaultPanel />
              <PaymentPanel schoolCode={schoolCode} bill={bill} />
            </div>
            <InboxPanel />
          </div>
          <div className="pt-6">
            <FactsPanel explanation={explanation} passed={passed} />
          </div>
        </>
      )}
    </QueryStates>
  );
}

const faults = [
  { value: 'job', label: 'Kerja gagal', help: 'Ralat selepas fakta ditulis; semuanya digulung balik.' },
  {
    value: 'database',
    label: 'Pangkalan data terputus',
    help: 'Sambungan ditamatkan di tengah-tengah transaksi.',
  },
] as const;

function FaultPanel() {
  const { data: left = 0 } = useQuery(faultsQuery());
  const [fault, setFault] = useState<(typeof faults)[number]['value']>('job');
  const [times, setTimes] = useState(2);
  const arming = useWork(armFault);
  return (
    <Panel
      title="1. Pasang kegagalan"
      action={<Badge tone={left > 0 ? 'warning' : 'neutral'}>{left} menunggu</Badge>}
    >
      <div className="flex flex-col gap-4 p-4">
        <RadioField
          label="Apa yang gagal"
          options={faults}
          value={fault}
          onChange={(event) => setFault(event.target.value === 'database' ? 'database' : 'job')}
        />
        <NumberField
          label="Berapa kali"
          help="Kerja dicuba 8 kali, setiap kali dengan jeda yang lebih panjang."
          defaultValue={2}
          onChange={(event) => setTimes(withinReach(event.target.value, { min: 1, max: 10 }))}
        />
        <div className="flex flex-wrap gap-2">
          <Button busy={arming.isPending} onClick={() => arming.mutate({ fault, times })}>
            Pasang
          </Button>
          {left > 0 && (
            <Button variant="quiet" onClick={() => arming.mutate({ fault, times: 0 })}>
              Tarik balik
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}

const order = { planCode: 't60', termMonths: 1 } as const;

function PaymentPanel({ schoolCode, bill }: { schoolCode: string; bill: Simulation['bill'] }) {
  const bank = useBank(schoolCode);
  const asking = useWork(askBank);
  const pay = (dropFirst: number) =>
    bank.mutate({ event: 'payment.succeeded', bill, order, knobs: { ...plainScenario, dropFirst } });
  return (
    <Panel title="2. Bayar dan pulihkan">
      <div className="flex flex-col items-start gap-3 p-4">
        <Button busy={bank.isPending} onClick={() => pay(0)}>
          Bayar satu bulan
        </Button>
        <Button variant="secondary" busy={bank.isPending} onClick={() => pay(1)}>
          Bayar, tetapi panggilan bank hilang
        </Button>
        <Button
          variant="secondary"
          icon="retry"
          busy={asking.isPending}
          onClick={() => asking.mutate(undefined)}
        >
          Tanya bank tentang bil terbuka
        </Button>
        <p role="status" className="min-h-5 text-muted text-sm">
          {bank.data && `${bank.data.taken} daripada ${bank.data.planned} penghantaran diterima.`}
        </p>
      </div>
    </Panel>
  );
}
