import { addDays } from '@rules/calendar/day';
import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { DateField } from '../../../ui/date-field';
import { formatShortDate } from '../../../ui/format';
import { Sheet } from '../../../ui/sheet';
import { leaveSchool, type Placing, type Pupil, returnToSchool } from '../calls';

type LeavingSheetProps = { pupil: Pupil; placing: Placing; today: string; onClose: () => void };

/** The last day at the school: from the next on the pupil is in no class. */
export function LeavingSheet({ pupil, placing, today, onClose }: LeavingSheetProps) {
  const { id, name } = pupil;
  const leaving = useChange((day: string) => leaveSchool(id, day), {
    done: (_pupil, day) => `${name}: hari terakhir ${formatShortDate(day)}.`,
    changes: ['pupils'],
    undo: (_pupil, day) => returnToSchool(id, { ...placing, day: addDays(day, 1) }),
  });
  const form = useForm({
    begun: { leftOn: today },
    check: ({ leftOn }) => (leftOn ? [] : [{ field: 'leftOn', message: 'Sila pilih hari terakhir.' }]),
    send: ({ leftOn }) => leaving.send(leftOn),
    onSent: onClose,
  });
  return (
    <Sheet title={`${name} berhenti sekolah`} onClose={onClose}>
      <Form form={form} title="Belum disimpan">
        <p className="text-muted text-sm">
          Selepas hari itu {name} tidak ada dalam senarai kelas dan kumpulan. Kad dan sejarahnya kekal, di
          bawah Keadaan: Telah berhenti.
        </p>
        <DateField {...form.field('leftOn')} label="Hari terakhir di sekolah" />
        <Button type="submit" busy={form.isBusy} className="self-start">
          Simpan
        </Button>
      </Form>
    </Sheet>
  );
}
