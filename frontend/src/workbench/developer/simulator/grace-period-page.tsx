import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryStates } from '../../../queries/query-states';
import { developerPaths } from '../../../site/developer-paths';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { classNames } from '../../../ui/class-names';
import { EmptyState } from '../../../ui/empty-state';
import { simulationQuery } from './calls';
import { type GraceStop, graceStops } from './grace-stops';
import { ReaderViews } from './reader-views';
import { SimulatorFrame } from './simulator-frame';
import { StatusPanel } from './status-panel';
import { useWork } from './use-work';
import { moveClock } from './works';

/** The days after the end one by one, and what each role then sees and may do. */
export function GracePeriodPage() {
  return (
    <SimulatorFrame
      title="Ujian tempoh ihsan"
      state="Pilih satu hari. Jam tidak bergerak sehingga anda memintanya."
    >
      {(schoolCode) => <Days key={schoolCode} schoolCode={schoolCode} />}
    </SimulatorFrame>
  );
}

function Days({ schoolCode }: { schoolCode: string }) {
  const now = useQuery(simulationQuery(schoolCode));
  const [chosen, setChosen] = useState(1);
  return (
    <QueryStates query={now} what="Sekolah">
      {({ explanation }) => {
        const stops = graceStops(explanation);
        const stop = stops[chosen] ?? stops[0];
        if (!stop)
          return (
            <EmptyState
              icon="calendar"
              title="Sekolah ini belum pernah dilanggan"
              action={
                <ButtonLink to={`${developerPaths.subscriptionSimulator}?sekolah=${schoolCode}`}>
                  Buka simulator
                </ButtonLink>
              }
            >
              Sila bayar sekali dalam simulator, kemudian kembali ke sini.
            </EmptyState>
          );
        return (
          <>
            <DayChoice stops={stops} chosen={stop} onChoose={(next) => setChosen(stops.indexOf(next))} />
            <Day schoolCode={schoolCode} stop={stop} />
          </>
        );
      }}
    </QueryStates>
  );
}

type DayChoiceProps = {
  stops: readonly GraceStop[];
  chosen: GraceStop;
  onChoose: (stop: GraceStop) => void;
};

function DayChoice({ stops, chosen, onChoose }: DayChoiceProps) {
  return (
    <fieldset className="pb-6">
      <legend className="pb-2 font-medium text-sm">Hari</legend>
      <div className="flex flex-wrap gap-2">
        {stops.map((stop) => (
          <button
            key={stop.label}
            type="button"
            aria-pressed={stop === chosen}
            onClick={() => onChoose(stop)}
            className={classNames(
              'min-h-11 rounded-md border px-3 text-sm tabular-nums sm:min-h-9',
              stop === chosen
                ? 'border-accent bg-accent-soft font-medium text-on-accent-soft'
                : 'border-line bg-raised hover:bg-sunken',
            )}
          >
            {stop.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function Day({ schoolCode, stop }: { schoolCode: string; stop: GraceStop }) {
  const day = useQuery(simulationQuery(schoolCode, stop.at));
  const moving = useWork(moveClock);
  return (
    <QueryStates query={day} what="Hari">
      {({ explanation, views }) => (
        <>
          <StatusPanel explanation={explanation} />
          <ReaderViews views={views} />
          <Button
            variant="secondary"
            icon="forward"
            className="mt-6"
            busy={moving.isPending}
            onClick={() => moving.mutate(stop.at)}
          >
            Gerakkan jam ke hari ini
          </Button>
        </>
      )}
    </QueryStates>
  );
}
