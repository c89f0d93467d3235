import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { usePageKeys } from '../../../school/use-page-keys';
import type { Owner } from '../../../session/owner';
import { planWanted } from '../../../site/review-address';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { addIcons } from '../../../ui/icon';
import { lessonIcons } from '../../../ui/lesson-icons';
import { PageHeader } from '../../../ui/page-header';
import {
  currentPlan,
  type DeskKind,
  DeskPanes,
  DeskStatus,
  hasRemark,
  openPlans,
  QueueFoot,
  quietPlans,
  RemarkBox,
  Said,
  sectionInFocus,
  useReviewDesk,
  useSection,
  VerdictBar,
} from '../../reviews';
import { planTitle } from '../plan';
import { sectionWords } from '../sending/section-names';
import { FlagList } from './flag-list';
import { lessonVerdicts } from './lesson-verdicts';
import { PlanPane } from './plan-pane';
import { QueueList } from './queue-list';
import type { WaitingPlan } from './queue-query';
import { quickRemarks } from './quick-remarks';
import { ReviewKinds } from './review-kinds';
import { usePlansAhead } from './use-plans-ahead';

addIcons(lessonIcons);

type ReviewQueuePageProps = {
  owner: Owner;
  plans: readonly WaitingPlan[];
  /** How many wait beside these, where more do than are told. */
  more: number;
  refusal: string | undefined;
};

const lessonDesk: DeskKind<WaitingPlan> = {
  ...{ commands: lessonVerdicts, titleOf: planTitle },
  isFlagged: ({ flags }) => flags.length > 0,
};

const footKeys = [
  [['Tab'], 'bahagian'],
  [['Shift', 'V'], 'sahkan yang tanpa tanda'],
] as const;

/** What was sent to a supervisor, one plan after the other: read, spoken of, verified or returned. */
export function ReviewQueuePage({ owner, plans, more, refusal }: ReviewQueuePageProps) {
  const wanted = planWanted(useSearchParams()[0]);
  const { desk, state, sending } = useReviewDesk(lessonDesk, { owner, plans, wanted });
  const open = openPlans(state);
  const current = currentPlan(state);
  const ahead = usePlansAhead(open, current);
  const { section, lacksReason, speakOf, setReasoned } = useSection(current?.id);
  const quiet = quietPlans(state, lessonDesk.isFlagged);
  const isReady = ahead.plan !== undefined && refusal === undefined;

  const acts = useMemo(
    () => ({
      verify: () => void (isReady && desk.judge('verified')),
      giveBack: () => {
        if (isReady && !desk.judge('returned')) speakOf(section ?? 'objective', true);
      },
      verifyQuiet: () => void (refusal === undefined && desk.verifyQuiet()),
    }),
    [desk, isReady, refusal, section, speakOf],
  );
  usePageKeys(
    useMemo(
      () => ({
        ...{ j: desk.next, k: desk.previous, z: desk.undo },
        ...{ v: acts.verify, 'shift+v': acts.verifyQuiet, r: acts.giveBack },
        c: () => speakOf(sectionInFocus() ?? section ?? 'objective'),
      }),
      [desk, acts, section, speakOf],
    ),
  );

  return (
    <>
      <PageHeader
        title="Semakan RPH"
        state={sentenceOf(open.length, state.plans.length - open.length, more)}
        action={
          quiet.length > 1 && (
            <Button
              variant="secondary"
              icon="check"
              disabled={refusal !== undefined}
              title={refusal}
              onClick={acts.verifyQuiet}
            >
              Sahkan {quiet.length} tanpa tanda
            </Button>
          )
        }
      />
      <ReviewKinds />
      <DeskStatus state={state} sending={sending} titleOf={lessonDesk.titleOf} onUndo={desk.undo} />
      {current === null ? (
        <EmptyState icon="success" title="Tiada rancangan yang menunggu semakan anda">
          Rancangan muncul di sini apabila guru menghantarnya kepada anda.
        </EmptyState>
      ) : (
        <DeskPanes
          name="Rancangan yang menunggu"
          count={open.length}
          at={open.indexOf(current) + 1}
          list={(onChoose) => <QueueList plans={open} currentId={current.id} onChoose={onChoose} />}
          onChoose={desk.choose}
          onNext={desk.next}
          onPrevious={desk.previous}
          flags={<FlagList flags={current.flags} />}
          plan={(remark) => <PlanPane {...{ ahead, section, remark }} onRemark={speakOf} />}
          said={ahead.plan && <Said {...ahead.plan} author="guru" sectionWords={sectionWords} />}
          thenName={ahead.plan?.thenName ?? null}
          remark={
            section && (
              <RemarkBox
                of={sectionWords(section).toLowerCase()}
                body={state.remarks[current.id]?.[section] ?? ''}
                quick={quickRemarks}
                error={lacksReason ? 'Tulis sebab supaya guru tahu apa yang perlu dibetulkan.' : undefined}
                onChange={(body) => {
                  setReasoned();
                  desk.remark(section, body);
                }}
              />
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
      {current && <QueueFoot more={footKeys} />}
    </>
  );
}

function sentenceOf(open: number, judged: number, more: number): string {
  if (open === 0 && judged === 0) return 'Semua sudah disemak.';
  const left = open === 0 ? 'Semua sudah disemak' : `${open} menunggu semakan`;
  const rest = more > 0 ? `, dan ${more} lagi selepas ini` : '';
  return judged > 0 ? `${left}${rest}; ${judged} selesai.` : `${left}${rest}.`;
}
