import { malaysianDate } from '../../../ui/format';
import { blankPlan, fieldsOf, type LessonPlan, type PlanFields, sameFields } from '../plan';
import { type Autosave, type Base, baseOf } from './autosave';

/** What the device keeps of a plan until the server has it. */
export type Draft = Pick<Autosave, 'text' | 'base' | 'unanswered'> & {
  /** ISO instant of the last change. */
  editedAt: string;
};

/** A draft as it was kept, perhaps by an older build, whose form had fewer fields. */
export type KeptDraft = {
  text: Partial<PlanFields>;
  base: Omit<Base, 'fields'> & { fields: Partial<PlanFields> };
  unanswered?: Partial<PlanFields> | null;
  editedAt: string;
};

/** What a kept draft lacks was not written in it: there the server's text stands, or that of a blank form. */
export function readDraft(kept: KeptDraft, server?: PlanFields): Draft {
  const unwritten = server ? fieldsOf(server) : blankPlan(malaysianDate(kept.editedAt));
  const whole = (fields: Partial<PlanFields>) => fieldsOf({ ...unwritten, ...fields });
  return {
    text: whole(kept.text),
    base: { ...kept.base, fields: whole(kept.base.fields) },
    unanswered: kept.unanswered ? whole(kept.unanswered) : null,
    editedAt: kept.editedAt,
  };
}

/** What the server said of the plan: it, nothing (no answer), or that there is none. */
export type ServerAnswer = LessonPlan | 'unreachable' | 'missing';

function opened(text: PlanFields, base: Base, phase: Autosave['phase'] = { name: 'resting' }): Autosave {
  return { text, base, unanswered: null, keptOnDevice: true, phase };
}

export function openBlank(fields: PlanFields): Autosave {
  return opened(fields, { version: null, fields, savedAt: null });
}

/** Unsaved from the start: a copy is a plan before a word of it is changed. */
export function openCopy(fields: PlanFields): Autosave {
  return { ...openBlank(blankPlan(fields.date)), text: fields };
}

/** Brings the draft of the device and the plan of the server together; undefined when neither is there. */
export function openPlan(kept: KeptDraft | undefined, server: ServerAnswer): Autosave | undefined {
  const draft = kept && readDraft(kept, typeof server === 'string' ? undefined : server);
  if (server === 'unreachable') return draft && openDraft(draft, 'unreachable');
  if (server === 'missing')
    return draft && openDraft(draft, draft.base.version === null ? undefined : 'deleted');
  const base = baseOf(server);
  if (!draft) return opened(base.fields, base);
  return opened(
    draft.text,
    base,
    isOwnWork(draft, server) ? undefined : { name: 'conflict', theirs: server },
  );
}

function openDraft({ text, base, unanswered }: Draft, problem?: 'unreachable' | 'deleted'): Autosave {
  const state = opened(text, base, problem && { name: 'kept-here', problem });
  return { ...state, unanswered };
}

/** The server holds nothing that this draft did not start from, send, or say. */
function isOwnWork({ text, base, unanswered }: Draft, server: LessonPlan): boolean {
  if (base.version === server.version) return true;
  return [text, base.fields, unanswered].some((own) => own && sameFields(own, server));
}
