import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import type { Owner } from '../session/owner';
import type { Autosave } from './autosave';
import type { ServerAnswer } from './open-record';
import { draftToOpen, openFound } from './outbox/draft-to-open';
import type { RecordKind, Saved } from './record-kind';

export type Opening<Fields> =
  | { kind: 'opened'; state: Autosave<Fields> }
  | { kind: 'missing' }
  | { kind: 'unreachable' };

async function askServer<Fields>(read: () => Promise<Saved<Fields>>): Promise<ServerAnswer<Fields>> {
  try {
    const record = await read();
    return record.deletedAt ? 'missing' : record;
  } catch (failure) {
    return failure instanceof ApiError && failure.code === 'NOT_FOUND' ? 'missing' : 'unreachable';
  }
}

/** A device that refuses storage (private browsing) still opens what the server holds. */
const nothing = () => undefined;

async function open<Fields extends object>(
  kind: RecordKind<Fields>,
  owner: Owner,
  recordId: string,
): Promise<Opening<Fields>> {
  const [draft, answer] = await Promise.all([
    draftToOpen(kind, { ...owner, kind: kind.name, recordId }).catch(nothing),
    askServer(() => kind.calls.read(recordId)),
  ]);
  const isMissed = answer === 'unreachable' && !draft?.left;
  const kept = isMissed ? await kind.calls.readKept(recordId).catch(nothing) : undefined;
  const state = openFound(kind, draft, kept ?? answer);
  if (state) return { kind: 'opened', state };
  return { kind: answer === 'missing' ? 'missing' : 'unreachable' };
}

/** Read once when the editor opens: from then on the form holds the text. */
export function openingQuery<Fields extends object>(
  kind: RecordKind<Fields>,
  owner: Owner,
  recordId: string,
) {
  return queryOptions({
    queryKey: ['opening', kind.name, owner, recordId],
    queryFn: () => open(kind, owner, recordId),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}
