import { onlyHeard, within } from './time-limit';
import { readWhole, type WholeReply } from './whole-reply';

type Asked = { cache?: RequestCache; signal?: AbortSignal; patience?: number };

const never = new AbortController().signal;

/** A file that is asked for beside the API, whole and in its time. Undefined where there is none, no answer, or one that
 * cannot be read. Rejects once nobody waits for it any more. */
export async function fileBeside<Read>(
  address: string,
  read: (reply: WholeReply) => Read,
  { cache = 'default', signal = never, patience = onlyHeard.patience }: Asked = {},
): Promise<Read | undefined> {
  try {
    return await within({ ...onlyHeard, patience }, signal, async (limited, heard) => {
      const head = await fetch(address, { cache, signal: limited });
      return head.ok ? read(await readWhole(head, heard)) : undefined;
    });
  } catch (failure) {
    if (signal.aborted) throw failure;
    return undefined;
  }
}
