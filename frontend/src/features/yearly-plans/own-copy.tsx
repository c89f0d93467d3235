import { differencesOf } from '@rules/yearly-plans/domain/plan-differences';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useChange } from '../../queries/use-change';
import { useAcademicYear } from '../../school/academic-year';
import { useWriter } from '../../school/use-writer';
import { currentSession } from '../../session/session-store';
import { Button } from '../../ui/button';
import {
  beginCopy,
  deletePlan,
  planRowsQuery,
  restorePlan,
  withdrawProposal,
  type YearlyPlan,
} from './calls';
import type { Known } from './known';
import { planRefusal } from './refusals';
import { useGoToPlan } from './use-go-to-plan';

const DifferencesDialog = lazy(async () => ({
  default: (await import('./differences-dialog')).DifferencesDialog,
}));

/** How the plan that is shown stands to the school's: it is followed, left for a copy, or compared with it. */
export function OwnCopy({ known }: { known: Known }) {
  const { plan, plans } = known;
  const { isReadOnly } = useAcademicYear();
  const { refusals } = useWriter();
  const ownId = currentSession()?.user.id;
  const ofSubject = plans.filter(
    (each) => each.subjectId === plan.subjectId && each.gradeLevel === plan.gradeLevel,
  );
  const school = ofSubject.find(({ authorId }) => authorId === null);
  const own = ofSubject.find(({ authorId }) => authorId === ownId);
  if (isReadOnly || refusals.edit) return null;
  if (plan.authorId === null) return own ? null : <FollowedPlan known={known} />;
  if (!school) return null;
  return <ComparedPlan known={known} school={school} isOwn={plan.authorId === ownId} />;
}

function FollowedPlan({ known: { plan, year } }: { known: Known }) {
  const goTo = useGoToPlan();
  const copy = useChange<void, void>(
    async (_nothing, newId) => {
      await beginCopy(plan, newId());
      goTo('saya');
    },
    { changes: ['yearly-plans'], done: `Salinan anda bagi sesi ${year.name} dibuat.` },
  );
  return (
    <p className="flex items-center gap-2 text-sm">
      {!plan.mayEdit && <span className="text-muted">Ikut panitia.</span>}
      <Button variant="quiet" size="small" icon="copy" busy={copy.isBusy} onClick={() => copy.make()}>
        Buat salinan sendiri
      </Button>
    </p>
  );
}

type ComparedPlanProps = { known: Known; school: YearlyPlan; isOwn: boolean };

const answers = { accepted: 'diterima', partly: 'diterima sebahagian', declined: 'tidak diterima' } as const;

function ComparedPlan({ known, school, isOwn }: ComparedPlanProps) {
  const { plan, rows } = known;
  const { data: schoolRows } = useQuery(planRowsQuery(school.id));
  const [isOpen, setOpen] = useState(false);
  const goTo = useGoToPlan();
  const leave = useChange(
    async () => {
      await deletePlan(plan.id);
      goTo(null);
    },
    {
      changes: ['yearly-plans'],
      done: 'Salinan anda dibuang; anda mengikut panitia.',
      undo: () => restorePlan(plan.id),
    },
  );
  const withdraw = useChange(() => withdrawProposal(plan.id), {
    changes: ['yearly-plans'],
    done: 'Cadangan ditarik balik.',
    words: planRefusal,
  });
  const count = schoolRows === undefined ? undefined : differencesOf(rows, schoolRows).length;
  const isWaiting = plan.proposedAt !== null && plan.answer === null;
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <span className="text-muted">
        {isOwn ? 'Salinan sendiri' : 'Cadangan ahli panitia'}
        {count !== undefined && `, ${count === 0 ? 'sama dengan panitia' : `${count} baris berbeza`}`}.
        {isWaiting && isOwn && ' Menunggu jawapan panitia.'}
        {plan.answer && ` Cadangan ${answers[plan.answer]}${plan.answerNote ? `: ${plan.answerNote}` : ''}.`}
      </span>
      <Button variant="secondary" size="small" disabled={!schoolRows} onClick={() => setOpen(true)}>
        {isOwn ? 'Bandingkan' : 'Semak cadangan'}
      </Button>
      {isOwn && isWaiting && (
        <Button variant="quiet" size="small" onClick={() => withdraw.make()}>
          Tarik balik cadangan
        </Button>
      )}
      {isOwn && !isWaiting && (
        <Button variant="quiet" size="small" onClick={() => leave.make()}>
          Ikut panitia semula
        </Button>
      )}
      {isOpen && schoolRows && (
        <Suspense>
          <DifferencesDialog
            known={known}
            school={school}
            schoolRows={schoolRows}
            isOwn={isOwn}
            onClose={() => setOpen(false)}
            onAnswered={() => goTo(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
