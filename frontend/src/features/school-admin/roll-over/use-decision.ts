import { useChange } from '../../../queries/use-change';
import { decide, type RollOver } from './calls';
import { rollOverRefusal } from './roll-over-words';

/** What is decided on one row; the proposal is asked anew. */
export const useDecision = (rollOver: RollOver) =>
  useChange(({ key, value }: { key: string; value: string }) => decide(rollOver.id, key, value), {
    changes: ['roll-overs'],
    words: rollOverRefusal,
  });
