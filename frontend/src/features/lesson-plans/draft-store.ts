import { createStore, del, entries, get, set } from 'idb-keyval';
import type { Draft } from './editor/open-plan';

/** Whose drafts: on a shared computer nobody meets another's. */
export type DraftOwner = { personId: string; schoolCode: string };

const drafts = createStore('rekod-drafts', 'lesson-plans');

const prefix = ({ personId, schoolCode }: DraftOwner) => `${personId}/${schoolCode}/`;

export const readDraft = (owner: DraftOwner, planId: string) => get<Draft>(prefix(owner) + planId, drafts);

export const removeDraft = (owner: DraftOwner, planId: string) => del(prefix(owner) + planId, drafts);

export const writeDraft = (owner: DraftOwner, planId: string, draft: Draft) =>
  set(prefix(owner) + planId, draft, drafts);

export type KeptDraft = { planId: string; draft: Draft };

/** Newest first. */
export async function listDrafts(owner: DraftOwner): Promise<KeptDraft[]> {
  const all = await entries<string, Draft>(drafts);
  return all
    .filter(([key]) => key.startsWith(prefix(owner)))
    .map(([key, draft]) => ({ planId: key.slice(prefix(owner).length), draft }))
    .sort((one, other) => other.draft.editedAt.localeCompare(one.draft.editedAt));
}
