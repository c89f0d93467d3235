import { malaysianDate } from '../ui/format';
import { type Autosave, type Base, baseOf, mergeWith, type Problem } from './autosave';
import type { RecordKind, Saved } from './record-kind';
import type { Standing } from './refusal';
import { sameValue } from './same-value';

/** What the device keeps of a record until the server has it. */
export type Draft<Fields> = Pick<Autosave<Fields>, 'text' | 'base' | 'unanswered'> & {
  /** ISO instant of the last change. */
  editedAt: string;
  /** What the server said when it was last asked; null until then. */
  standing: Standing | null;
};

/** A draft as it was kept, perhaps by an older build, whose form had fewer fields. */
export type KeptDraft<Fields> = {
  text: Partial<Fields>;
  base: Omit<Base<Fields>, 'fields'> & { fields: Partial<Fields> };
  /** Older builds kept one at the most. */
  unanswered?: Partial<Fields> | readonly Partial<Fields>[] | null;
  editedAt: string;
  standing?: Standing | null;
};

const isList = <Text>(kept: Text | readonly Text[]): kept is readonly Text[] => Array.isArray(kept);

export function unansweredIn<Fields>({ unanswered }: KeptDraft<Fields>): readonly Partial<Fields>[] {
  if (!unanswered) return [];
  return isList(unanswered) ? unanswered : [unanswered];
}

/** What a kept draft lacks was not written in it: there the server's text stands, or that of a blank form. */
export function readDraft<Fields extends object>(
  kind: RecordKind<Fields>,
  kept: KeptDraft<Fields>,
  server?: Fields,
): Draft<Fields> {
  const unwritten = server ? kind.fieldsOf(server) : kind.blank(malaysianDate(kept.editedAt));
  return {
    text: kind.readDraft(kept.text, unwritten),
    base: { ...kept.base, fields: kind.readDraft(kept.base.fields, unwritten) },
    unanswered: unansweredIn(kept).map((sent) => kind.readDraft(sent, unwritten)),
    editedAt: kept.editedAt,
    standing: kept.standing ?? null,
  };
}

/** What the server said of the record: it, nothing (no answer), or that there is none. */
export type ServerAnswer<Fields> = Saved<Fields> | 'unreachable' | 'missing';

const resting = { name: 'resting' } as const;

/** A form that nobody has written into. */
export function openBlank<Fields>(fields: Fields): Autosave<Fields> {
  const base = { version: null, fields, savedAt: null };
  return { text: fields, base, unanswered: [], onDevice: 'behind', phase: resting };
}

/** Unsaved from the start: a copy is a record before a word of it is changed. */
export function openCopy<Fields extends object>(
  kind: RecordKind<Fields>,
  fields: Fields,
  today: string,
): Autosave<Fields> {
  return { ...openBlank(kind.blank(today)), text: fields };
}

/** Brings the draft of the device and the record of the server together; undefined when neither is there. */
export function openRecord<Fields extends object>(
  kind: RecordKind<Fields>,
  kept: KeptDraft<Fields> | undefined,
  server: ServerAnswer<Fields>,
): Autosave<Fields> | undefined {
  const draft = kept && readDraft(kind, kept, typeof server === 'string' ? undefined : server);
  if (server === 'unreachable') return draft && openDraft(draft, 'unreachable');
  if (server === 'missing')
    return draft && openDraft(draft, draft.base.version === null ? undefined : 'deleted');
  const base = baseOf(kind, server);
  if (!draft) return { ...openBlank(base.fields), base };
  const opened = openDraft(draft);
  // What was sent without an answer may still be on its way.
  if (draft.base.version === server.version) return { ...opened, base };
  const { text, disputed } = mergeWith(kind, draft, server);
  if (disputed.length > 0) return { ...opened, phase: { name: 'conflict', theirs: server } };
  const onDevice = sameValue(text, draft.text) ? opened.onDevice : 'behind';
  return { ...opened, text, base, unanswered: [], onDevice };
}

/** As the server had it last. */
export function savedIn<Fields>(
  id: string,
  version: number,
  { fields, savedAt }: Base<Fields>,
): Saved<Fields> {
  return { ...fields, id, version, updatedAt: savedAt ?? '', deletedAt: null };
}

export function openDraft<Fields>(draft: Draft<Fields>, problem?: Problem): Autosave<Fields> {
  const { text, base, unanswered } = draft;
  const phase = problem ? ({ name: 'kept-here', problem } as const) : resting;
  return { text, base, unanswered, onDevice: 'committed', phase };
}
