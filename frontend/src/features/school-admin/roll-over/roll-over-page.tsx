import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { allOf } from '../../../queries/all-of';
import { QueryStates } from '../../../queries/query-states';
import { type AcademicYear, academicYearsQuery } from '../../../school/academic-year';
import { paths } from '../../../site/paths';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { formatTime } from '../../../ui/format';
import { PageHeader } from '../../../ui/page-header';
import { useStepFocus } from '../../../ui/step-focus';
import { type RollOver, type RollOverParts, rollOverQuery } from './calls';
import { DaysStep } from './days-step';
import { OpenedSession } from './opened-session';
import { PartStep } from './part-step';
import { PupilsStep } from './pupils-step';
import { ReviewStep } from './review-step';
import { countWords, STEPS, type Step, undecidedIn } from './roll-over-words';

/** Buka sesi baharu: left and returned to at any time; nothing changes before the last step. */
export function RollOverPage({ id }: { id: string }) {
  const all = allOf(useQuery(rollOverQuery(id)), useQuery(academicYearsQuery()));
  return (
    <QueryStates query={all} what="Sesi baharu">
      {([rollOver, { items }]) => <Proposal rollOver={rollOver} years={items} />}
    </QueryStates>
  );
}

function Proposal({ rollOver, years }: { rollOver: RollOver; years: readonly AcademicYear[] }) {
  const [search, setSearch] = useSearchParams();
  const at = Math.max(
    0,
    STEPS.findIndex(({ key }) => key === search.get('langkah')),
  );
  const step: Step = STEPS[at] ?? STEPS[0];
  const place = useStepFocus<HTMLDivElement>(rollOver.parts ? step.key : 'opened');
  const addressOf = ({ key }: Step) => {
    const after = new URLSearchParams(search);
    after.set('langkah', key);
    return `?${after}`;
  };
  const next = STEPS[at + 1];
  return (
    <>
      <PageHeader
        title={`Buka sesi baharu ${rollOver.name}`}
        state={
          rollOver.parts
            ? `Langkah ${at + 1} daripada ${STEPS.length} · tiada apa-apa berubah sehingga anda mengesahkan pada langkah terakhir`
            : undefined
        }
        action={
          <ButtonLink to={paths.schoolAdmin} variant="secondary">
            {rollOver.parts ? 'Simpan dan keluar' : 'Kembali ke Pentadbiran'}
          </ButtonLink>
        }
      />
      {rollOver.parts ? (
        <div className="grid gap-6 lg:grid-cols-[12rem_minmax(0,1fr)]">
          <StepList parts={rollOver.parts} chosen={step} addressOf={addressOf} />
          <div ref={place}>
            {step.key === 'sesi' && (
              <DaysStep
                rollOver={rollOver}
                years={years}
                onNext={() => setSearch(new URLSearchParams(addressOf(STEPS[1])))}
              />
            )}
            {'part' in step &&
              (step.part === 'pupils' ? (
                <PupilsStep rollOver={rollOver} part={rollOver.parts.pupils} />
              ) : (
                <PartStep rollOver={rollOver} name={step.part} part={rollOver.parts[step.part]} />
              ))}
            {step.key === 'semak' && <ReviewStep rollOver={rollOver} parts={rollOver.parts} />}
            {'part' in step && next && (
              <footer className="flex flex-wrap items-center gap-3 pt-5">
                <ButtonLink to={addressOf(STEPS[at - 1] ?? STEPS[0])} variant="secondary">
                  Kembali
                </ButtonLink>
                <p className="text-muted text-sm sm:ml-auto">
                  Disimpan {formatTime(rollOver.changedAt)} · boleh diubah kemudian
                </p>
                <Button onClick={() => setSearch(new URLSearchParams(addressOf(next)))}>
                  Seterusnya: {next.label}
                </Button>
              </footer>
            )}
          </div>
        </div>
      ) : (
        <div ref={place}>
          <OpenedSession rollOver={rollOver} />
        </div>
      )}
    </>
  );
}

type StepListProps = { parts: RollOverParts; chosen: Step; addressOf: (step: Step) => string };

function StepList({ parts, chosen, addressOf }: StepListProps) {
  return (
    <nav aria-label="Langkah">
      <ol className="flex flex-wrap gap-1 lg:flex-col">
        {STEPS.map((step, at) => {
          const isAsking = 'part' in step && undecidedIn(parts[step.part]) > 0;
          return (
            <li key={step.key} className="min-w-36 flex-1 lg:flex-none">
              <Link
                to={addressOf(step)}
                aria-current={step.key === chosen.key ? 'step' : undefined}
                className="flex min-h-11 items-start gap-3 rounded-lg px-2.5 py-2 text-sm hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:text-on-accent-soft"
              >
                <span
                  className={`mt-0.5 inline-flex size-6 shrink-0 items-center justify-center rounded-full border text-xs tabular-nums ${
                    isAsking ? 'border-transparent bg-warning-soft text-on-warning-soft' : 'border-control'
                  }`}
                >
                  {isAsking ? '!' : at + 1}
                </span>
                <span>
                  <span className="font-medium">{step.label}</span>
                  {'part' in step && <span className="block text-xs">{countWords(step.part, parts)}</span>}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
