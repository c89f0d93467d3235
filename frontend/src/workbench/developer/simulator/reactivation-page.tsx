import { useQuery } from '@tanstack/react-query';
import { QueryStates } from '../../../queries/query-states';
import { Button } from '../../../ui/button';
import { Panel } from '../../../ui/panel';
import { Stat, Stats } from '../../../ui/stat';
import { simulationQuery } from './calls';
import type { Simulation } from './developer-client';
import { FactsPanel } from './facts-panel';
import { reactivate } from './reactivate';
import { SimulatorFrame } from './simulator-frame';
import { StatusPanel } from './status-panel';
import { useWork } from './use-work';
import { moveClock } from './works';

/** Locked, paid, open: how long it takes until the school may work again. */
export function ReactivationPage() {
  return (
    <SimulatorFrame
      title="Ujian pengaktifan semula"
      state="Kunci sekolah, bayar, dan ukur masa sehingga sekolah dibuka."
    >
      {(schoolCode) => <Reactivation key={schoolCode} schoolCode={schoolCode} />}
    </SimulatorFrame>
  );
}

function Reactivation({ schoolCode }: { schoolCode: string }) {
  const simulation = useQuery(simulationQuery(schoolCode));
  return (
    <QueryStates query={simulation} what="Sekolah">
      {({ explanation, ahead, passed }) => (
        <>
          <StatusPanel explanation={explanation} />
          <div className="flex flex-col gap-6">
            <Steps schoolCode={schoolCode} explanation={explanation} ahead={ahead} />
            <FactsPanel explanation={explanation} passed={passed} />
          </div>
        </>
      )}
    </QueryStates>
  );
}

type StepsProps = Pick<Simulation, 'explanation' | 'ahead'> & { schoolCode: string };

function Steps({ schoolCode, explanation, ahead }: StepsProps) {
  const moving = useWork(moveClock);
  const paying = useWork(reactivate);
  const isLocked = explanation.restrictionLevel === 'locked';
  const lock = ahead.find(({ level }) => level === 'locked');
  return (
    <Panel title="Kunci, bayar, buka">
      <div className="flex flex-col items-start gap-4 p-4">
        <Button
          variant="secondary"
          icon="locked"
          disabled={isLocked || !lock}
          busy={moving.isPending}
          onClick={() => lock && moving.mutate(lock.at)}
        >
          {isLocked ? 'Sekolah dikunci' : 'Gerakkan jam hingga dikunci'}
        </Button>
        <Button disabled={!isLocked} busy={paying.isPending} onClick={() => paying.mutate(schoolCode)}>
          Bayar dan ukur
        </Button>
        <div role="status" className="w-full">
          {paying.data && (
            <Stats label="Masa">
              <Stat label="Webhook diterima" value={`${paying.data.taken} ms`} />
              <Stat label="Sekolah dibuka" value={`${paying.data.open} ms`} />
            </Stats>
          )}
        </div>
        <p className="prose-width text-muted text-sm">
          Diukur dari saat bank menghantar webhook. Halaman guru yang terbuka mendengarnya melalui aliran
          peristiwa, tanpa bertanya.
        </p>
      </div>
    </Panel>
  );
}
