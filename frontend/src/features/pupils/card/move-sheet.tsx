import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { useChange } from '../../../queries/use-change';
import type { AcademicYear } from '../../../school/academic-year';
import { Button } from '../../../ui/button';
import { formatShortDate } from '../../../ui/format';
import { Sheet } from '../../../ui/sheet';
import type { SchoolClass } from '../../classes';
import { leaveSchool, movePupil, type Placing, type Pupil, returnToSchool } from '../calls';
import { beginPlacing, classNameIn, placingOf } from '../placing';
import { PlacingFieldset } from './placing-fieldset';

type MoveSheetProps = {
  pupil: Pupil;
  /** Where the pupil is now. */
  placing: Placing;
  year: AcademicYear;
  classes: readonly SchoolClass[];
  today: string;
  onClose: () => void;
};

/** Another class, or other groups of the same, from a day on; the days before stay as they were. For whoever has left it
 * is the way back to the school. */
export function MoveSheet({ pupil, placing, year, classes, today, onClose }: MoveSheetProps) {
  const { id, name, leftOn } = pupil;
  const moving = useChange(
    (next: Placing) => (leftOn === null ? movePupil(id, next) : returnToSchool(id, next)),
    {
      done: (_history, { classId, day }) =>
        `${name}: ${classNameIn(classes, classId)} mulai ${formatShortDate(day)}.`,
      changes: ['pupils'],
      undo: (_history, { day }) =>
        leftOn === null ? movePupil(id, { ...placing, day }) : leaveSchool(id, leftOn),
    },
  );
  const form = useForm({
    begun: {
      placing: { ...beginPlacing(year, placing.classId ?? '', today), groupIds: placing.groupIds },
    },
    check: (values) =>
      values.placing.day === '' ? [{ field: 'placing.day', message: 'Sila pilih hari pertama.' }] : [],
    send: (values) => moving.send(placingOf(values.placing)),
    onSent: onClose,
  });
  const verb = leftOn === null ? 'Pindah' : 'Kembalikan';
  return (
    <Sheet title={`${verb} ${name}`} onClose={onClose}>
      <Form form={form} title="Belum disimpan">
        <PlacingFieldset
          at={form.at}
          year={year}
          classes={classes}
          value={form.values.placing}
          onChange={(next) => form.edit({ placing: next })}
        />
        <Button type="submit" busy={form.isBusy} className="self-start">
          {verb}
        </Button>
      </Form>
    </Sheet>
  );
}
