import { fieldsOf, type LessonPlan, type PlanFields, sameFields } from '../plan';
import { planErrors } from './plan-errors';

/** Why a text stays on the device for now. */
export type Problem = 'unreachable' | 'session' | 'restricted' | 'invalid' | 'deleted' | 'refused';

/** What the text is measured against: what the server confirmed, or the blank form before it knows the plan. */
export type Base = { version: number | null; fields: PlanFields; savedAt: string | null };

export type Autosave = {
  /** What stands in the form. */
  text: PlanFields;
  base: Base;
  /** Sent, but the reply never came: the server may hold it. */
  unanswered: PlanFields | null;
  /** False when the device itself could not keep the draft. */
  keptOnDevice: boolean;
  phase:
    | { name: 'resting' }
    | { name: 'saving'; sent: PlanFields }
    | { name: 'kept-here'; problem: Problem }
    | { name: 'conflict'; theirs: LessonPlan };
};

export type AutosaveEvent =
  | { type: 'edited'; text: PlanFields }
  /** The writing paused, the field was left or the page hidden. */
  | { type: 'save-requested' }
  /** What stood in the way may have gone: back online, signed in, paid. */
  | { type: 'retried' }
  | { type: 'saved'; plan: LessonPlan }
  | { type: 'failed'; problem: Problem }
  | { type: 'conflicted'; theirs: LessonPlan }
  /** Both texts were compared and this one chosen. */
  | { type: 'resolved'; text: PlanFields }
  | { type: 'restored'; plan: LessonPlan }
  /** Another window of this person has saved the plan. */
  | { type: 'saved-elsewhere'; plan: LessonPlan }
  | { type: 'device-answered'; kept: boolean };

const resting = { name: 'resting' } as const;

export function isUnsaved({ text, base }: Pick<Autosave, 'text' | 'base'>): boolean {
  return !sameFields(text, base.fields);
}

export function baseOf(plan: LessonPlan): Base {
  return { version: plan.version, fields: fieldsOf(plan), savedAt: plan.updatedAt };
}

export function autosave(state: Autosave, event: AutosaveEvent): Autosave {
  switch (event.type) {
    case 'edited':
      return sameFields(state.text, event.text) ? state : edit(state, event.text);
    case 'save-requested':
      return mayBeAskedAgain(state) ? save(state) : state;
    case 'retried':
      return state.phase.name === 'kept-here' && state.phase.problem !== 'deleted' ? save(state) : state;
    case 'saved':
      return state.phase.name === 'saving' ? confirm(state, state.phase.sent, event.plan) : state;
    case 'failed':
      return state.phase.name === 'saving' ? keepHere(state, state.phase.sent, event.problem) : state;
    case 'conflicted':
      return state.phase.name === 'saving' ? compare(state, state.phase.sent, event.theirs) : state;
    case 'resolved':
      return state.phase.name === 'conflict'
        ? save(rebase({ ...state, text: event.text }, state.phase.theirs))
        : state;
    case 'restored':
      return save(rebase(state, event.plan));
    case 'saved-elsewhere':
      return takesOver(state, event.plan) ? opened(state, event.plan) : state;
    case 'device-answered':
      return state.keptOnDevice === event.kept ? state : { ...state, keptOnDevice: event.kept };
  }
}

/** Where nothing is written, the newer text is simply there; where something is, the next save compares both. */
function takesOver({ text, base, phase }: Autosave, { version }: LessonPlan): boolean {
  return phase.name === 'resting' && !isUnsaved({ text, base }) && version > (base.version ?? 0);
}

function opened(state: Autosave, plan: LessonPlan): Autosave {
  return { ...state, text: fieldsOf(plan), base: baseOf(plan) };
}

/** What kept the text from being sent is forgotten as soon as it is put right: the next pause sends it. */
function edit(state: Autosave, text: PlanFields): Autosave {
  const isCorrected =
    state.phase.name === 'kept-here' && state.phase.problem === 'invalid' && !hasErrors(text);
  return { ...state, text, phase: isCorrected ? resting : state.phase };
}

const hasErrors = (text: PlanFields) => Object.keys(planErrors(text)).length > 0;

/** Each pause in the writing may ask the server again, unless it has just said that the person must act first. */
function mayBeAskedAgain({ phase }: Autosave): boolean {
  if (phase.name === 'kept-here') return phase.problem === 'unreachable' || phase.problem === 'invalid';
  return phase.name === 'resting';
}

function save(state: Autosave): Autosave {
  if (!isUnsaved(state)) return { ...state, phase: resting };
  return {
    ...state,
    phase: hasErrors(state.text)
      ? { name: 'kept-here', problem: 'invalid' }
      : { name: 'saving', sent: state.text },
  };
}

function rebase(state: Autosave, plan: LessonPlan): Autosave {
  return { ...state, base: baseOf(plan), unanswered: null };
}

/** A repeated creation answers with what the first one held; a change answers for what was sent, however the server
 * trims it. What was written meanwhile waits for the next pause. */
function confirm(state: Autosave, sent: PlanFields, plan: LessonPlan): Autosave {
  const wasCreated = state.base.version === null;
  const fields = wasCreated ? fieldsOf(plan) : sent;
  return { ...state, base: { ...baseOf(plan), fields }, unanswered: null, phase: resting };
}

function keepHere(state: Autosave, sent: PlanFields, problem: Problem): Autosave {
  const unanswered = problem === 'unreachable' ? sent : state.unanswered;
  return { ...state, unanswered, phase: { name: 'kept-here', problem } };
}

/** A conflict with one's own words, whose reply got lost on the way, is none. */
function compare(state: Autosave, sent: PlanFields, theirs: LessonPlan): Autosave {
  const isOwn = [sent, state.unanswered, state.base.fields].some((own) => own && sameFields(own, theirs));
  return isOwn ? save(rebase(state, theirs)) : { ...state, phase: { name: 'conflict', theirs } };
}
