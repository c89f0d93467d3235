import { flushSync } from 'react-dom';
import { ApiError } from '../../../api/api-error';
import { errorMessage } from '../../../api/error-messages';
import { useChange } from '../../../queries/use-change';
import { type PupilsAsked, recordPrint } from '../calls';

export type PrintedKind = Parameters<typeof recordPrint>[0]['kind'];

/** Some browsers still draw the pages after they have said that they are done. */
const drawnMs = 60_000;

/** Prints once it is written down who prints. `onDraw`: what is to stand on the paper; undefined once it was made. */
export function useRecordedPrint(asked: PupilsAsked, onDraw: (kind: PrintedKind | undefined) => void) {
  return useChange(
    async (kind: PrintedKind) => {
      await recordPrint({ ...asked, kind });
      flushSync(() => onDraw(kind));
      const done = () => window.setTimeout(() => onDraw(undefined), drawnMs);
      window.addEventListener('afterprint', done, { once: true });
      window.print();
    },
    { changes: ['pupil-list-log'], words: printRefusal },
  );
}

function printRefusal(failure: unknown): string {
  if (failure instanceof ApiError && failure.code !== 'NETWORK') return errorMessage(failure);
  return 'Senarai belum dicetak: setiap cetakan direkodkan dahulu, dan tiada sambungan ke pelayan.';
}
