import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Owner } from '../../../session/owner';
import { planWanted } from '../../../site/review-address';
import { addIcons } from '../../../ui/icon';
import { lessonIcons } from '../../../ui/lesson-icons';
import { DeskPage, type DeskPageKind, PlanPane, useReviewDesk } from '../../reviews';
import { markPlanRead } from '../calls';
import { planTitle } from '../plan';
import { sectionWords } from '../sending/section-names';
import type { WaitingPlan } from './calls';
import { FlagList } from './flag-list';
import { lessonVerdicts } from './lesson-verdicts';
import { PlanToJudge, type View } from './plan-to-judge';
import { QueueList } from './queue-list';
import { quickRemarks } from './quick-remarks';
import { ReviewKinds } from './review-kinds';
import { usePlansAhead } from './use-plans-ahead';

addIcons(lessonIcons);

const lessonDesk: DeskPageKind<WaitingPlan> = {
  ...{ commands: lessonVerdicts, titleOf: planTitle, markRead: markPlanRead },
  ...{ firstSection: 'objective', quickRemarks },
  isFlagged: ({ flags }) => flags.length > 0,
  keys: [
    [['Tab'], 'bahagian'],
    [['Shift', 'V'], 'sahkan yang tanpa tanda'],
  ],
  words: {
    ...{ title: 'Semakan RPH', waiting: 'Rancangan yang menunggu', sender: 'guru' },
    nothing: {
      title: 'Tiada rancangan yang menunggu semakan anda',
      until: 'Rancangan muncul di sini apabila guru menghantarnya kepada anda.',
    },
  },
};

type ReviewQueuePageProps = {
  owner: Owner;
  plans: readonly WaitingPlan[];
  /** How many wait beside these, where more do than are told. */
  more: number;
  refusal: string | undefined;
};

/** Plans of lessons on the desk of whoever verifies them. */
export function ReviewQueuePage({ owner, plans: inOrder, more, refusal }: ReviewQueuePageProps) {
  const wanted = planWanted(useSearchParams()[0]);
  const [isUnopenedFirst, setUnopenedFirst] = useState(false);
  const plans = useMemo(
    () => (isUnopenedFirst ? unopenedFirst(inOrder) : inOrder),
    [isUnopenedFirst, inOrder],
  );
  const reviewing = useReviewDesk(lessonDesk, { owner, plans, wanted });
  const { state, open, current } = reviewing;
  const looked = usePlansAhead(open, current);
  const [view, setView] = useState<View>('changes');
  return (
    <DeskPage
      {...{ reviewing, refusal, sectionWords }}
      kind={lessonDesk}
      shown={looked.plan}
      state={sentenceOf(open.length, state.plans.length - open.length, more)}
      kinds={<ReviewKinds />}
      list={({ id }, onChoose) => (
        <>
          {open.some(({ isUnopened }) => isUnopened) && (
            <button
              type="button"
              aria-pressed={isUnopenedFirst}
              onClick={() => setUnopenedFirst(!isUnopenedFirst)}
              className="mx-3 mb-1 inline-flex min-h-11 items-center rounded-md px-2 text-accent text-sm hover:bg-sunken aria-pressed:bg-accent-soft aria-pressed:text-on-accent-soft sm:min-h-8"
            >
              Belum dibuka dahulu
            </button>
          )}
          <QueueList plans={open} currentId={id} onChoose={onChoose} />
        </>
      )}
      flags={({ flags }) => <FlagList flags={flags} />}
      plan={({ section, speakOf }, remark) => (
        <PlanPane looked={looked} noun="rancangan" sender="guru">
          {(plan) => (
            <PlanToJudge {...{ plan, view, remark }} onView={setView} chosen={section} onRemark={speakOf} />
          )}
        </PlanPane>
      )}
    />
  );
}

/** Those that their teacher never looked at; else as they stood. */
const unopenedFirst = (plans: readonly WaitingPlan[]) =>
  plans.toSorted((one, other) => Number(other.isUnopened) - Number(one.isUnopened));

function sentenceOf(open: number, judged: number, more: number): string {
  if (open === 0 && judged === 0) return 'Semua sudah disemak.';
  const left = open === 0 ? 'Semua sudah disemak' : `${open} menunggu semakan`;
  const rest = more > 0 ? `, dan ${more} lagi selepas ini` : '';
  return judged > 0 ? `${left}${rest}; ${judged} selesai.` : `${left}${rest}.`;
}
