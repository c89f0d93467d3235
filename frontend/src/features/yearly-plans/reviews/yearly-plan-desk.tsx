import type { ReactNode } from 'react';
import type { Owner } from '../../../session/owner';
import { DeskPage, type DeskPageKind, PlanPane, useReviewDesk } from '../../reviews';
import { sentPlanTitle } from '../plan-words';
import { sectionTitle, WHOLE } from '../remark-words';
import { markPlanRead, type WaitingPlan } from './calls';
import { OtherRemarks } from './other-remarks';
import { SentPlanView } from './sent-plan-view';
import { useWeeksOf, useYearlyPlansAhead } from './use-yearly-plans-ahead';
import { WaitingList } from './waiting-list';
import { yearlyVerdicts } from './yearly-verdicts';

const yearlyDesk: DeskPageKind<WaitingPlan> = {
  ...{ commands: yearlyVerdicts, titleOf: sentPlanTitle, markRead: markPlanRead, firstSection: WHOLE },
  words: {
    ...{ title: 'Semakan RPT', waiting: 'RPT yang menunggu', sender: 'penghantar' },
    nothing: {
      title: 'Tiada RPT yang menunggu semakan anda',
      until: 'RPT muncul di sini apabila guru atau ketua panitia menghantarnya kepada anda.',
    },
  },
};

/** `kinds`: the way to what else waits. `refusal`: why nothing may be judged, if so. */
export type ReviewsProps = { kinds: ReactNode; owner: Owner; refusal: string | undefined };

type YearlyPlanDeskProps = ReviewsProps & { plans: readonly WaitingPlan[]; wanted: string | null };

/** Yearly plans on the desk of whoever verifies them, spoken of week by week. */
export function YearlyPlanDesk({ kinds, owner, plans, wanted, refusal }: YearlyPlanDeskProps) {
  const reviewing = useReviewDesk(yearlyDesk, { owner, plans, wanted });
  const { state, open, current } = reviewing;
  const looked = useYearlyPlansAhead(open, current);
  const weeks = useWeeksOf(looked.plan);
  return (
    <DeskPage
      {...{ reviewing, refusal, kinds }}
      kind={yearlyDesk}
      shown={looked.plan}
      state={sentenceOf(open, state.plans.length - open.length)}
      sectionWords={(section) => sectionTitle(section, weeks)}
      list={({ id }, onChoose) => <WaitingList plans={open} currentId={id} onChoose={onChoose} />}
      plan={({ section, remarks, speakOf }, remark) => (
        <PlanPane looked={looked} noun="RPT" sender="penghantar">
          {(plan) => (
            <SentPlanView {...{ plan, weeks, remarks, remark }} chosen={section} onRemark={speakOf} />
          )}
        </PlanPane>
      )}
      beside={({ section, remarks, speakOf }) =>
        section && <OtherRemarks {...{ section, remarks, weeks }} onChoose={speakOf} />
      }
    />
  );
}

function sentenceOf(open: readonly WaitingPlan[], judged: number): string {
  const done = judged > 0 ? `; ${judged} selesai` : '';
  if (open.length === 0) return `Semua sudah disemak${done}.`;
  const senders = new Set(open.map(({ authorId }) => authorId)).size;
  return `${open.length} RPT daripada ${senders} orang menunggu semakan anda${done}.`;
}
