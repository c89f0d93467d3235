import type { Verdict } from '@rules/timetable/domain/move-verdicts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newOverrideBounds } from '../../../api/bounds/new-override';
import { ReasonDialog } from '../../../forms/reason-dialog';
import { useForm } from '../../../forms/use-form';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { lessonsQuery, moveLessons, overrideLessons, takeBackOverride } from '../calls';
import type { Moving } from './use-moving';

type AllowClashProps = { moving: Moving; verdict: Extract<Verdict, { kind: 'clash' }> };

/** Puts it there all the same, beside those that it meets, with the reason. A draft's alone: what is published holds no
 * clash, not even between the two requests. */
export function AllowClash({ moving: { known, lesson, end }, verdict: { place, clashes } }: AllowClashProps) {
  const { timetable } = known;
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const lessonIds = [...new Set(clashes.flatMap((clash) => clash.lessonIds))];
  const { id, roomId, cycleWeek } = lesson;
  const allowing = useChange(
    async (reason: string, newId) => {
      const { weekday, from, to } = place;
      const there = { id, roomId, cycleWeek, weekday, from, to, version: lesson.version };
      await moveLessons(timetable.id, [there]);
      return overrideLessons(timetable.id, { id: newId(), reason: reason.trim(), lessonIds });
    },
    {
      done: 'Dipindahkan, dan pertindihannya dibenarkan.',
      changes: ['timetable'],
      undo: async (override) => {
        await takeBackOverride(override.id);
        // Allowed and taken back, it is in another version than the one that was moved.
        const { items } = await queries.fetchQuery({ ...lessonsQuery(timetable.id), staleTime: 0 });
        const standing = items.find((each) => each.id === id);
        const { weekday, from, to } = lesson;
        if (standing)
          await moveLessons(timetable.id, [
            { id, roomId, cycleWeek, weekday, from, to, version: standing.version },
          ]);
      },
    },
  );
  const form = useForm({
    bounds: newOverrideBounds,
    begun: { reason: '' },
    check: ({ reason }) => (reason.trim() ? [] : [{ field: 'reason', message: 'Sila tulis sebabnya.' }]),
    send: ({ reason }) => allowing.send(reason),
    onSent: end,
  });
  if (timetable.startsOn !== null) return null;
  return (
    <>
      <Button variant="secondary" size="small" className="mt-3" onClick={() => setOpen(true)}>
        Benarkan dengan sebab
      </Button>
      {isOpen && (
        <ReasonDialog
          title={`Benarkan ${lessonIds.length} slot bertindih`}
          verb="Pindah dan benarkan"
          help="Sebab ini kekal kelihatan pada setiap slot yang terlibat."
          form={form}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
