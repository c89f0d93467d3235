import { createStore, del, entries, get, set } from 'idb-keyval';
import { type Draft, type KeptDraft, readDraft } from './editor/open-plan';

/** Whose drafts: on a shared computer nobody meets another's. */
export type DraftOwner = { personId: string; schoolCode: string };

const drafts = createStore('rekod-drafts', 'lesson-plans');

const prefix = ({ personId, schoolCode }: DraftOwner) => `${personId}/${schoolCode}/`;

export const keptDraft = (owner: DraftOwner, planId: string) =>
  get<KeptDraft>(prefix(owner) + planId, drafts);

export const removeDraft = (owner: DraftOwner, planId: string) => del(prefix(owner) + planId, drafts);

export const writeDraft = (owner: DraftOwner, planId: string, draft: Draft) =>
  set(prefix(owner) + planId, draft, drafts);

export type ListedDraft = { planId: string; draft: Draft };

/** Newest first. */
export async function listDrafts(owner: DraftOwner): Promise<ListedDraft[]> {
  const all = await entries<string, KeptDraft>(drafts);
  return all
    .filter(([key]) => key.startsWith(prefix(owner)))
    .map(([key, draft]) => ({ planId: key.slice(prefix(owner).length), draft: readDraft(draft) }))
    .sort((one, other) => other.draft.editedAt.localeCompare(one.draft.editedAt));
}
