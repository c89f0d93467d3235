import { type ReactNode, useEffect, useMemo } from 'react';
import { usePageKeys } from '../../school/use-page-keys';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { PageHeader } from '../../ui/page-header';
import { type DeskPlan, hasRemark, quietPlans, type Remarks } from './desk';
import { DeskPanes } from './desk-panes';
import { DeskStatus } from './desk-status';
import { type FootKey, QueueFoot } from './queue-foot';
import { type QuickRemark, RemarkBox } from './remark-box';
import type { DeskKind } from './review-desk';
import { Said, type SaidOf } from './said';
import type { useReviewDesk } from './use-review-desk';
import { sectionInFocus, useSection } from './use-section';
import { VerdictBar } from './verdict-bar';

/** Whoever looks at a plan for so long has read it. In milliseconds. */
const READING = 1_500;

/** What a desk is called by the kind of plan that lies on it. */
export type DeskWords = Readonly<{
  title: string;
  /** Of the list: "Rancangan yang menunggu". */
  waiting: string;
  nothing: Readonly<{ title: string; until: string }>;
  /** What those who send are called: "guru". */
  sender: string;
}>;

export type DeskPageKind<Plan extends DeskPlan> = DeskKind<Plan> &
  Readonly<{
    words: DeskWords;
    /** Of which part is spoken where none was chosen. */
    firstSection: string;
    quickRemarks?: readonly QuickRemark[];
    /** What is pressed on this desk alone. */
    keys?: readonly FootKey[];
    /** Says that whoever is to verify it has read it. */
    markRead: (planId: string) => Promise<unknown>;
  }>;

/** The words of a plan that is looked at, as far as a desk of any kind needs them. */
type ShownPlan = SaidOf & Readonly<{ id: string; isCallersTurn: boolean; thenName: string | null }>;

/** Of which part is spoken, what was said of parts so far, and how another is chosen. */
export type Speaking = Readonly<{
  section: string | null;
  remarks: Remarks;
  speakOf: (section: string) => void;
}>;

type DeskPageProps<Plan extends DeskPlan> = {
  kind: DeskPageKind<Plan>;
  reviewing: ReturnType<typeof useReviewDesk<Plan>>;
  /** The plan that is looked at, once it is there. */
  shown: ShownPlan | undefined;
  /** Why nothing may be judged, if so. */
  refusal: string | undefined;
  /** In a sentence, what is left to do. */
  state: string;
  /** The way to what else waits. */
  kinds: ReactNode;
  sectionWords: (section: string) => string;
  list: (current: Plan, onChoose: (planId: string) => void) => ReactNode;
  flags?: (current: Plan) => ReactNode;
  /** `remark`: what is being said of a part, where no room is beside the plan. */
  plan: (speaking: Speaking, remark: ReactNode) => ReactNode;
  /** Beneath what is being said. */
  beside?: (speaking: Speaking) => ReactNode;
};

/** What was sent to a supervisor, one plan after the other: read, spoken of, verified or returned. */
export function DeskPage<Plan extends DeskPlan>(props: DeskPageProps<Plan>) {
  const { kind, reviewing, shown, refusal, sectionWords, kinds, list, flags, plan, beside } = props;
  const { words, titleOf } = kind;
  const { desk, state, sending, open, current } = reviewing;
  const { section, lacksReason, speakOf, setReasoned } = useSection(current?.id);
  const quiet = kind.isFlagged ? quietPlans(state, kind.isFlagged) : [];
  const acts = useDeskActs({ ...props, section, speakOf });
  useReading(shown, kind.markRead);
  const remarks = (current && state.remarks[current.id]) ?? {};
  const speaking: Speaking = { section, remarks, speakOf };
  return (
    <>
      <PageHeader
        title={words.title}
        state={props.state}
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
      {kinds}
      <DeskStatus {...{ state, sending, titleOf }} onUndo={desk.undo} />
      {current === null ? (
        <EmptyState icon="success" title={words.nothing.title}>
          {words.nothing.until}
        </EmptyState>
      ) : (
        <DeskPanes
          name={words.waiting}
          count={open.length}
          planId={current.id}
          at={open.indexOf(current) + 1}
          list={(onChoose) => list(current, onChoose)}
          onChoose={desk.choose}
          onNext={desk.next}
          onPrevious={desk.previous}
          flags={flags?.(current)}
          plan={(remark) => plan(speaking, remark)}
          said={shown && <Said {...shown} author={words.sender} sectionWords={sectionWords} />}
          thenName={shown?.thenName ?? null}
          remark={
            section && (
              <RemarkBox
                of={sectionWords(section).toLowerCase()}
                body={remarks[section] ?? ''}
                quick={kind.quickRemarks}
                error={
                  lacksReason
                    ? `Tulis sebab supaya ${words.sender} tahu apa yang perlu dibetulkan.`
                    : undefined
                }
                onChange={(body) => {
                  setReasoned();
                  desk.remark(section, body);
                }}
              >
                {beside?.(speaking)}
              </RemarkBox>
            )
          }
          bar={
            <VerdictBar
              hasRemark={hasRemark(state, current.id)}
              refusal={refusal}
              isReady={shown !== undefined}
              onVerify={acts.verify}
              onReturn={acts.giveBack}
            />
          }
        />
      )}
      {current && <QueueFoot more={kind.keys} />}
    </>
  );
}

type Acting<Plan extends DeskPlan> = Pick<DeskPageProps<Plan>, 'kind' | 'reviewing' | 'shown' | 'refusal'> & {
  section: string | null;
  speakOf: (section: string, lacksReason?: boolean) => void;
};

/** By buttons, and by keys: nothing is judged before its words are there. */
function useDeskActs<Plan extends DeskPlan>(acting: Acting<Plan>) {
  const { kind, reviewing, shown, refusal, section, speakOf } = acting;
  const { desk } = reviewing;
  const { firstSection, isFlagged } = kind;
  const mayAct = refusal === undefined;
  const isReady = shown !== undefined && mayAct;
  const acts = useMemo(
    () => ({
      verify: () => void (isReady && desk.judge('verified')),
      giveBack: () => {
        if (isReady && !desk.judge('returned')) speakOf(section ?? firstSection, true);
      },
      verifyQuiet: () => void (mayAct && desk.verifyQuiet()),
    }),
    [desk, isReady, mayAct, firstSection, section, speakOf],
  );
  usePageKeys(
    useMemo(
      () => ({
        ...{ j: desk.next, k: desk.previous, z: desk.undo, v: acts.verify, r: acts.giveBack },
        ...(isFlagged && { 'shift+v': acts.verifyQuiet }),
        c: () => speakOf(sectionInFocus() ?? section ?? firstSection),
      }),
      [desk, acts, isFlagged, firstSection, section, speakOf],
    ),
  );
  return acts;
}

/** From then on it cannot be withdrawn; where that is not heard, it still can. */
function useReading(plan: ShownPlan | undefined, markRead: (planId: string) => Promise<unknown>): void {
  const id = plan?.isCallersTurn ? plan.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => void markRead(id).catch(() => undefined), READING);
    return () => clearTimeout(timer);
  }, [id, markRead]);
}
