import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { errorMessage } from '../../api/error-messages';
import { useWriter } from '../../school/use-writer';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Panel } from '../../ui/panel';
import { SkeletonRows } from '../../ui/skeleton';
import { pictureQuery } from '../pictures';
import { dismissFirstSteps, firstStepsQuery, restoreFirstSteps } from './calls';
import { ProfileSheet } from './profile-sheet';
import { SamplesRow } from './samples-row';
import { StepRow } from './step-row';
import { profilePanel, stepTexts } from './step-texts';
import { type FirstStepsFacts, neededOf, progressSentence, showingOf, stepsOf } from './steps';
import { useFirstStepsChange } from './use-first-steps-change';

const title = 'Langkah pertama';

/** What an administrator of a new school does first; others are never shown it. */
export function FirstSteps() {
  const { owner, refusals } = useWriter();
  const { data: facts, error, isFetching, refetch } = useQuery(firstStepsQuery(owner.personId));
  const dismissal = useFirstStepsChange(dismissFirstSteps, 'Langkah pertama disembunyikan.');
  const restoring = useFirstStepsChange(restoreFirstSteps, 'Langkah pertama ditunjukkan semula.');
  if (!facts && error)
    return (
      <Panel title={title}>
        <div className="flex flex-wrap items-center gap-3 px-4 py-4 text-sm">
          <p className="min-w-0 flex-1">{errorMessage(error)}</p>
          <Button variant="secondary" size="small" icon="retry" busy={isFetching} onClick={() => refetch()}>
            Cuba lagi
          </Button>
        </div>
      </Panel>
    );
  if (!facts)
    return (
      <div className="px-4">
        <SkeletonRows rows={3} label="Memuatkan langkah pertama…" />
      </div>
    );
  const showing = showingOf(facts);
  if (showing === 'nothing') return null;
  if (showing === 'put-away')
    return (
      <Button
        variant="quiet"
        size="small"
        icon="duties"
        busy={restoring.isBusy}
        className="self-start text-muted"
        onClick={() => restoring.make()}
      >
        Tunjukkan langkah pertama
      </Button>
    );
  return (
    <Panel
      title={title}
      action={
        <Button
          variant="quiet"
          size="small"
          busy={dismissal.isBusy}
          className="-mr-2"
          onClick={() => dismissal.make()}
        >
          Sembunyikan
        </Button>
      }
    >
      {showing === 'all-done' ? <AllDone /> : <Steps facts={facts} schoolCode={owner.schoolCode} />}
      <SamplesRow samples={facts.samples} refusals={refusals} />
      <OpenedProfile schoolCode={owner.schoolCode} />
    </Panel>
  );
}

function AllDone() {
  return (
    <p className="flex items-center gap-3 px-4 py-5">
      <Icon name="success" className="text-success" size={22} />
      Semua langkah selesai. Sekolah anda sedia digunakan.
    </p>
  );
}

function Steps({ facts, schoolCode }: { facts: FirstStepsFacts; schoolCode: string }) {
  const { data: logo } = useQuery(pictureQuery({ of: 'logo', schoolCode }));
  const steps = stepsOf(facts, Boolean(logo));
  const needed = neededOf(steps);
  const done = needed.filter(({ isDone }) => isDone).length;
  return (
    <>
      <div className="flex items-center gap-4 px-4 pt-3 pb-1 text-muted text-sm">
        <div aria-hidden="true" className="flex flex-1 gap-1">
          {needed.map(({ key }, place) => (
            <span
              key={key}
              className={`h-1.5 flex-1 rounded-full ${place < done ? 'bg-accent' : 'bg-line'}`}
            />
          ))}
        </div>
        <p className="tabular-nums">{progressSentence(steps)}</p>
      </div>
      <ul className="divide-y divide-line">
        {steps.map((step) => {
          const { to, ...text } = stepTexts[step.key];
          return <StepRow key={step.key} step={step} {...text} to={to(schoolCode)} />;
        })}
      </ul>
    </>
  );
}

/** The panel of the profile has its own address. */
function OpenedProfile({ schoolCode }: { schoolCode: string }) {
  const [search, setSearch] = useSearchParams();
  if (search.get(profilePanel.name) !== profilePanel.value) return null;
  return <ProfileSheet schoolCode={schoolCode} onClose={() => setSearch({}, { replace: true })} />;
}
