import type { Verdict } from '@rules/timetable/domain/move-verdicts';
import { useState } from 'react';
import { ReasonDialog } from '../../../forms/reason-dialog';
import { useForm } from '../../../forms/use-form';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { randomUuid } from '../../../ui/random-uuid';
import { moveLessons, overrideLessons, takeBackOverride, timetableKey } from '../api';
import type { Moving } from './use-moving';

type AllowClashProps = { moving: Moving; verdict: Extract<Verdict, { kind: 'clash' }> };

/** Puts it there all the same, beside those that it meets, with the reason. */
export function AllowClash({ moving: { known, lesson, end }, verdict: { place, clashes } }: AllowClashProps) {
  const [isOpen, setOpen] = useState(false);
  const lessonIds = [...new Set(clashes.flatMap((clash) => clash.lessonIds))];
  const { id, roomId, cycleWeek } = lesson;
  const allowing = useChange(
    async (reason: string) => {
      const { weekday, from, to } = place;
      const there = { id, roomId, cycleWeek, weekday, from, to, version: lesson.version };
      await moveLessons(known.timetable.id, [there]);
      return overrideLessons(known.timetable.id, { id: randomUuid(), reason: reason.trim(), lessonIds });
    },
    {
      done: 'Dipindahkan, dan pertindihannya dibenarkan.',
      stale: [timetableKey],
      undo: (override) => takeBackOverride(override.id),
    },
  );
  const form = useForm({
    begun: { reason: '' },
    check: ({ reason }) => (reason.trim() ? [] : [{ field: 'reason', message: 'Sila tulis sebabnya.' }]),
    send: ({ reason }) => allowing.send(reason),
    onSent: end,
  });
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
