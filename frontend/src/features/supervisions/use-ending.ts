import { addDays } from '@rules/calendar/day';
import { useChange } from '../../queries/use-change';
import { type Supervision, supervisionNoun } from './calls';
import { type Known, nameOf } from './use-supervisions';

/** From today on: what was verified until yesterday stays told as it was. */
export function useEnding(known: Known) {
  const hasBegun = ({ from }: Supervision) => from < known.day;
  return useChange<Supervision, Supervision | undefined>(
    (supervision) =>
      hasBegun(supervision)
        ? supervisionNoun.change({ ...supervision, to: addDays(known.day, -1) })
        : supervisionNoun.remove(supervision.id).then(() => undefined),
    {
      done: (_ended, { supervisorId }) => `${nameOf(supervisorId, known)} tidak lagi menyemak di sini.`,
      changes: supervisionNoun.changes,
      undo: (ended, before) =>
        ended
          ? supervisionNoun.change({ ...before, version: ended.version })
          : supervisionNoun.restore(before.id),
    },
  );
}
