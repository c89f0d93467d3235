import { type ReactNode, useMemo } from 'react';
import { usePageKeys } from '../../../school/use-page-keys';
import type { Owner } from '../../../session/owner';
import { EmptyState } from '../../../ui/empty-state';
import { PageHeader } from '../../../ui/page-header';
import {
  currentPlan,
  type DeskKind,
  DeskPanes,
  DeskStatus,
  hasRemark,
  openPlans,
  QueueFoot,
  RemarkBox,
  useReviewDesk,
  useSection,
  VerdictBar,
} from '../../reviews';
import { sentPlanTitle } from '../plan-words';
import { sectionWords, WHOLE } from '../remark-words';
import { OtherRemarks } from './other-remarks';
import type { WaitingPlan } from './reviews-api';
import { SaidOf } from './said-of';
import { SentPlanPane } from './sent-plan-pane';
import { useSentPlan } from './use-sent-plan';
import { WaitingList } from './waiting-list';
import { yearlyVerdicts } from './yearly-verdicts';

const yearlyDesk: DeskKind<WaitingPlan> = {
  ...{ commands: yearlyVerdicts, titleOf: sentPlanTitle },
  isFlagged: () => false,
};

/** `kinds`: the way to what else waits. `refusal`: why nothing may be judged, if so. */
export type ReviewsProps = { kinds: ReactNode; owner: Owner; refusal: string | undefined };

type YearlyPlanDeskProps = ReviewsProps & { plans: readonly WaitingPlan[]; wanted: string | null };

/** Yearly plans one after the other: read, spoken of week by week, verified or returned. */
export function YearlyPlanDesk({ kinds, owner, plans, wanted, refusal }: YearlyPlanDeskProps) {
  const { desk, state, sending } = useReviewDesk(yearlyDesk, { owner, plans, wanted });
  const open = openPlans(state);
  const current = currentPlan(state);
  const sent = useSentPlan(open, current);
  const { section, lacksReason, speakOf, setReasoned } = useSection(current?.id);
  const isReady = sent.plan !== undefined && refusal === undefined;
  const acts = useMemo(
    () => ({
      verify: () => void (isReady && desk.judge('verified')),
      giveBack: () => {
        if (isReady && !desk.judge('returned')) speakOf(section ?? WHOLE, true);
      },
    }),
    [desk, isReady, section, speakOf],
  );
  usePageKeys(
    useMemo(
      () => ({
        ...{ j: desk.next, k: desk.previous, z: desk.undo, v: acts.verify, r: acts.giveBack },
        c: () => speakOf(section ?? WHOLE),
      }),
      [desk, acts, section, speakOf],
    ),
  );
  const remarks = (current && state.remarks[current.id]) ?? {};
  return (
    <>
      <PageHeader title="Semakan RPT" state={sentenceOf(open, state.plans.length - open.length)} />
      {kinds}
      <DeskStatus state={state} sending={sending} titleOf={sentPlanTitle} onUndo={desk.undo} />
      {current === null ? (
        <EmptyState icon="success" title="Tiada RPT yang menunggu semakan anda">
          RPT muncul di sini apabila guru atau ketua panitia menghantarnya kepada anda.
        </EmptyState>
      ) : (
        <DeskPanes
          name="RPT yang menunggu"
          count={open.length}
          at={open.indexOf(current) + 1}
          list={(onChoose) => <WaitingList plans={open} currentId={current.id} onChoose={onChoose} />}
          onChoose={desk.choose}
          onNext={desk.next}
          onPrevious={desk.previous}
          plan={(remark) => (
            <SentPlanPane {...{ sent, remarks, remark }} chosen={section} onRemark={speakOf} />
          )}
          said={sent.plan && <SaidOf plan={sent.plan} weeks={sent.weeks} />}
          thenName={sent.plan?.thenName ?? null}
          remark={
            section && (
              <RemarkBox
                of={sectionWords(section, sent.weeks)}
                body={remarks[section] ?? ''}
                error={
                  lacksReason ? 'Tulis sebab supaya penghantar tahu apa yang perlu dibetulkan.' : undefined
                }
                onChange={(body) => {
                  setReasoned();
                  desk.remark(section, body);
                }}
              >
                <OtherRemarks {...{ section, remarks }} weeks={sent.weeks} onChoose={speakOf} />
              </RemarkBox>
            )
          }
          bar={
            <VerdictBar
              hasRemark={hasRemark(state, current.id)}
              refusal={refusal}
              onVerify={acts.verify}
              onReturn={acts.giveBack}
            />
          }
        />
      )}
      {current && <QueueFoot />}
    </>
  );
}

function sentenceOf(open: readonly WaitingPlan[], judged: number): string {
  const done = judged > 0 ? `; ${judged} selesai` : '';
  if (open.length === 0) return `Semua sudah disemak${done}.`;
  const senders = new Set(open.map(({ authorId }) => authorId)).size;
  return `${open.length} RPT daripada ${senders} orang menunggu semakan anda${done}.`;
}
