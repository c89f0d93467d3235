import { useState } from 'react';
import { Button } from '../../../ui/button';
import { formatMoney } from '../../../ui/format';
import { Panel } from '../../../ui/panel';
import { BankKnobs } from './bank-knobs';
import type { BankEvent, Simulation } from './developer-client';
import { type Order, OrderFields } from './order-fields';
import { eventNames, plainScenario } from './scenario';
import { useBank } from './use-bank';

type BankPanelProps = { schoolCode: string; bill: Simulation['bill'] };

const billStates = {
  open: 'belum dibayar',
  pending: 'menunggu',
  failed: 'gagal',
  paid: 'dibayar',
  closed: 'ditutup',
} as const;
const events = Object.keys(eventNames) as BankEvent[];

/** Bank Simulasi at one's finger tips. */
export function BankPanel({ schoolCode, bill }: BankPanelProps) {
  const [order, setOrder] = useState<Order>({ planCode: 't60', termMonths: 1 });
  const [knobs, setKnobs] = useState(plainScenario);
  const bank = useBank(schoolCode);
  return (
    <Panel title="Bank Simulasi">
      <div className="flex flex-col gap-4 p-4">
        <p className="text-muted text-sm">
          {bill
            ? `Bil terbaharu: ${bill.description}, ${formatMoney(bill.amountSen)}, ${billStates[bill.state]}.`
            : 'Belum ada bil. Bil pertama dibuka apabila anda menekan Bayar.'}
        </p>
        <OrderFields order={order} onChange={setOrder} />
        <fieldset>
          <legend className="pb-2 font-medium text-sm">Apa yang bank beritahu</legend>
          <div className="flex flex-wrap gap-2">
            {events.map((event) => (
              <Button
                key={event}
                size="small"
                variant={event === 'payment.succeeded' ? 'primary' : 'secondary'}
                disabled={bank.isPending || (!event.startsWith('payment.') && !bill)}
                onClick={() => bank.mutate({ event, bill, order, knobs })}
              >
                {eventNames[event]}
              </Button>
            ))}
          </div>
        </fieldset>
        <BankKnobs knobs={knobs} onChange={setKnobs} />
        <p role="status" className="min-h-5 text-sm">
          {bank.data && `${bank.data.taken} daripada ${bank.data.planned} penghantaran diterima.`}
        </p>
      </div>
    </Panel>
  );
}
