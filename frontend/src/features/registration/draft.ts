import { deviceStorage } from '../../site/safe-storage';
import { randomUuid } from '../../ui/random-uuid';

/** What was typed so far, kept in this browser until the school stands. A password is never part of it. */
export type Draft = {
  code: string;
  name: string;
  schoolType: string;
  state: string;
  ppd: string;
  teacherCount: string;
  displayName: string;
  email: string;
  /** Where the mailed code is awaited, the address it went to. */
  codeSentTo: string;
  /** The code that is contested; empty while none is. */
  contesting: string;
  contact: string;
  reason: string;
  /** One for the whole registration: a try after a lost reply finds the school of the first. */
  key: string;
};

const storageKey = 'rekod-registration';

const empty = {
  code: '',
  name: '',
  schoolType: '',
  state: '',
  ppd: '',
  teacherCount: '',
  displayName: '',
  email: '',
  codeSentTo: '',
  contesting: '',
  contact: '',
  reason: '',
};

/** Whatever a stored text lacks, or holds in another form, counts as not typed. */
export function draftOf(stored: string | null): Draft {
  const draft: Draft = { ...empty, key: randomUuid() };
  const known = parsed(stored);
  for (const name of Object.keys(draft) as (keyof Draft)[]) {
    const value = known[name];
    if (typeof value === 'string') draft[name] = value;
  }
  return draft;
}

function parsed(stored: string | null): Partial<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

export function storedDraft(): Draft {
  return draftOf(deviceStorage.getItem(storageKey));
}

export function storeDraft(draft: Draft): void {
  deviceStorage.setItem(storageKey, JSON.stringify(draft));
}

export function forgetDraft(): void {
  deviceStorage.removeItem(storageKey);
}
