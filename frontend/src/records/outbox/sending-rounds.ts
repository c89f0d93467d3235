import { tellMistake } from '../../api/tell-mistake';
import { latestOnly } from '../latest-only';

const pauseBetween = 30_000;

type Rounds = {
  /** Sends whatever may leave now. */
  send: () => Promise<void>;
  /** Whether anything is left for another round. */
  isLeft: () => Promise<boolean>;
};

/** A round now, and one every 30 s while something is left. One that fails is followed as any other. */
export function sendingRounds({ send, isLeft }: Rounds, signal: AbortSignal) {
  const oneAtATime = latestOnly();
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));

  async function plan(): Promise<void> {
    if (signal.aborted) return;
    // A store that cannot be read now is looked at again.
    const left = await isLeft().catch(tellMistake);
    clearTimeout(timer);
    if (!signal.aborted && left !== false) timer = setTimeout(() => void begin(), pauseBetween);
  }

  /** Where the network comes back during a round, that may fail still: another follows it at once. */
  const begin = () =>
    oneAtATime(async () => {
      if (signal.aborted) return;
      clearTimeout(timer);
      await send().catch(tellMistake);
      void plan();
    });

  return { begin, plan };
}
