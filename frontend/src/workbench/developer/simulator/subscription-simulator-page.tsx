import { useQuery } from '@tanstack/react-query';
import { QueryStates } from '../../../queries/query-states';
import { BankPanel } from './bank-panel';
import { simulationQuery } from './calls';
import { FactsPanel } from './facts-panel';
import { InboxPanel } from './inbox-panel';
import { SimulatorFrame } from './simulator-frame';
import { StatusPanel } from './status-panel';
import { TimelinePanel } from './timeline-panel';

/** A school's whole life: its facts, the boundaries ahead, the clock and the bank. */
export function SubscriptionSimulatorPage() {
  return (
    <SimulatorFrame
      title="Simulator langganan"
      state="Gerakkan jam, bayar melalui Bank Simulasi, dan lihat status berubah."
    >
      {(schoolCode) => <Simulator key={schoolCode} schoolCode={schoolCode} />}
    </SimulatorFrame>
  );
}

function Simulator({ schoolCode }: { schoolCode: string }) {
  const simulation = useQuery(simulationQuery(schoolCode));
  return (
    <QueryStates query={simulation} what="Sekolah">
      {({ explanation, ahead, passed, bill }) => (
        <>
          <StatusPanel explanation={explanation} />
          <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
            <TimelinePanel explanation={explanation} ahead={ahead} />
            <BankPanel schoolCode={schoolCode} bill={bill} />
          </div>
          <div className="flex flex-col gap-6 pt-6">
            <FactsPanel explanation={explanation} passed={passed} />
            <InboxPanel />
          </div>
        </>
      )}
    </QueryStates>
  );
}
