import { useMemo } from 'react';
import { usePageKeys } from '../../../school/use-page-keys';
import type { Owner } from '../../../session/owner';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { addIcons } from '../../../ui/icon';
import { lessonIcons } from '../../../ui/lesson-icons';
import { PageHeader } from '../../../ui/page-header';
import { currentPlan, hasRemark, openPlans, quietPlans } from './desk';
import { DeskPanes } from './desk-panes';
import { DeskStatus } from './desk-status';
import { QueueFoot } from './queue-foot';
import type { WaitingPlan } from './queue-query';
import { RemarkBox, remarkField } from './remark-box';
import { ReviewKinds } from './review-kinds';
import { usePlansAhead } from './use-plans-ahead';
import { useReviewDesk } from './use-review-desk';
import { sectionInFocus, useSection } from './use-section';
import { VerdictBar } from './verdict-bar';

addIcons(lessonIcons);

type ReviewQueuePageProps = {
  owner: Owner;
  plans: readonly WaitingPlan[];
  /** How many wait beside these, where more do than are told. */
  more: number;
  refusal: string | undefined;
};

/** What was sent to a supervisor, one plan after the other: read, spoken of, verified or returned. */
export function ReviewQueuePage({ owner, plans, more, refusal }: ReviewQueuePageProps) {
  const { desk, state, sending } = useReviewDesk(owner, plans);
  const open = openPlans(state);
  const current = currentPlan(state);
  const ahead = usePlansAhead(open, current);
  const { section, lacksReason, speakOf, setReasoned } = useSection(current?.id);
  const quiet = quietPlans(state);
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
      <DeskStatus state={state} sending={sending} onUndo={desk.undo} />
      {current === null ? (
        <EmptyState icon="success" title="Tiada rancangan yang menunggu semakan anda">
          Rancangan muncul di sini apabila guru menghantarnya kepada anda.
        </EmptyState>
      ) : (
        <DeskPanes
          {...{ desk, open, current, ahead, section }}
          onRemark={speakOf}
          remark={
            section && (
              <RemarkBox
                section={section}
                body={state.remarks[current.id]?.[section] ?? ''}
                error={lacksReason ? 'Tulis sebab supaya guru tahu apa yang perlu dibetulkan.' : undefined}
                onChange={(body) => {
                  setReasoned();
                  desk.remark(section, body);
                }}
                onDone={() => document.getElementById(remarkField)?.blur()}
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
      {current && <QueueFoot />}
    </>
  );
}

function sentenceOf(open: number, judged: number, more: number): string {
  if (open === 0 && judged === 0) return 'Semua sudah disemak.';
  const left = open === 0 ? 'Semua sudah disemak' : `${open} menunggu semakan`;
  const rest = more > 0 ? `, dan ${more} lagi selepas ini` : '';
  return judged > 0 ? `${left}${rest}; ${judged} selesai.` : `${left}${rest}.`;
}
