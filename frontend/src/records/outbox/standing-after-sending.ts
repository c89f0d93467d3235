import type { RecordSaver } from '../record-saver';
import type { Standing } from '../refusal';

/** Sends once what the saver was opened with. What became of it; undefined once the server has it. */
export async function standingAfterSending<Fields extends object>(
  saver: RecordSaver<Fields>,
): Promise<Standing | undefined> {
  saver.retry();
  await saver.settled();
  // The outbox tries again itself: left to itself this one would send beside it, and beside an editor.
  saver.leave();
  return saver.standing();
}
