import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryStates } from '../../../queries/query-states';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/checkbox-field';
import { NumberField } from '../../../ui/number-field';
import { Panel } from '../../../ui/panel';
import { RadioField } from '../../../ui/radio-field';
import { BankPanel } from './bank-panel';
import { providersQuery, simulationQuery } from './calls';
import type { Provider, Simulation } from './developer-client';
import { InboxPanel } from './inbox-panel';
import { withinReach } from './scenario';
import { SimulatorFrame } from './simulator-frame';
import { useWork } from './use-work';
import { WebhookReplyList } from './webhook-reply-list';
import { sendWebhook } from './works';

/** Webhooks as each provider signs and posts them, and what becomes of them. */
export function WebhooksPage() {
  return (
    <SimulatorFrame
      title="Ujian webhook"
      state="Hantar acara bertandatangan, dan lihat pengesahan, nyahduplikasi dan kuarantin."
    >
      {(schoolCode) => <Webhooks key={schoolCode} schoolCode={schoolCode} />}
    </SimulatorFrame>
  );
}

function Webhooks({ schoolCode }: { schoolCode: string }) {
  const simulation = useQuery(simulationQuery(schoolCode));
  return (
    <QueryStates query={simulation} what="Sekolah">
      {({ bill }) => (
        <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
          <Sender bill={bill} />
          <div className="flex flex-col gap-6">
            <InboxPanel />
            <BankPanel schoolCode={schoolCode} bill={bill} />
          </div>
        </div>
      )}
    </QueryStates>
  );
}

const providerNames: Record<Provider, string> = {
  simulated: 'Bank Simulasi',
  billplz: 'Billplz',
  toyyibpay: 'toyyibPay',
  stripe: 'Stripe',
  chip: 'CHIP',
};

const signedElsewhere = 'CHIP menandatangani dengan kuncinya sendiri: di sini hanya penolakan dapat diuji.';

function Sender({ bill }: Pick<Simulation, 'bill'>) {
  const { data: offer } = useQuery(providersQuery());
  const [provider, setProvider] = useState<Provider>('simulated');
  const [target, setTarget] = useState('unknown');
  const [copies, setCopies] = useState(1);
  const [isTampered, setTampered] = useState(false);
  const sending = useWork(sendWebhook);
  const toBill = target === 'bill' && bill ? { bill: bill.reference } : {};
  return (
    <Panel title="Hantar satu acara">
      <div className="flex flex-col gap-4 p-4">
        <RadioField
          label="Penyedia"
          options={(offer?.known ?? []).map((id) => ({
            value: id,
            label: providerNames[id],
            help: offer?.offered.includes(id) ? undefined : 'Belum disediakan dalam .env',
          }))}
          value={provider}
          onChange={(event) => setProvider(event.target.value as Provider)}
        />
        {provider === 'chip' && <p className="text-muted text-sm">{signedElsewhere}</p>}
        <RadioField
          label="Bil"
          options={[
            { value: 'unknown', label: 'Bil yang tidak dikenali' },
            { value: 'bill', label: 'Bil terbaharu sekolah ini', help: bill?.reference, disabled: !bill },
          ]}
          value={target}
          onChange={(event) => setTarget(event.target.value)}
        />
        <NumberField
          label="Salinan"
          help="Acara yang sama dihantar berkali-kali, paling banyak 20."
          defaultValue={1}
          onChange={(event) => setCopies(withinReach(event.target.value, { min: 1, max: 20 }))}
        />
        <CheckboxField
          label="Ubah kandungan selepas ditandatangani"
          checked={isTampered}
          onChange={(event) => setTampered(event.target.checked)}
        />
        <Button
          icon="send"
          className="self-start"
          busy={sending.isPending}
          onClick={() =>
            sending.mutate({ provider, amountSen: bill?.amountSen ?? 15_000, copies, isTampered, ...toBill })
          }
        >
          Hantar webhook
        </Button>
        <div role="status">{sending.data && <WebhookReplyList {...sending.data} />}</div>
      </div>
    </Panel>
  );
}
