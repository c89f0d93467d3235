import { addDays } from '@rules/calendar/day';
import { useChange } from '../../queries/use-change';
import {
  changeSupervision,
  deleteSupervision,
  restoreSupervision,
  type Supervision,
  supervisionsKey,
} from './api';
import { type Known, nameOf } from './use-supervisions';

/** From today on: what was verified until yesterday stays told as it was. */
export function useEnding(known: Known) {
  const hasBegun = ({ from }: Supervision) => from < known.day;
  return useChange<Supervision, Supervision | undefined>(
    (supervision) =>
      hasBegun(supervision)
        ? changeSupervision({ ...supervision, to: addDays(known.day, -1) })
        : deleteSupervision(supervision.id).then(() => undefined),
    {
      done: (_ended, { supervisorId }) => `${nameOf(supervisorId, known)} tidak lagi menyemak di sini.`,
      stale: [supervisionsKey],
      undo: (ended, before) =>
        ended ? changeSupervision({ ...before, version: ended.version }) : restoreSupervision(before.id),
    },
  );
}
