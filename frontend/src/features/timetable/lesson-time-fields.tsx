import type { Form } from '../../forms/use-form';
import { SelectField } from '../../ui/select-field';
import { TimeField } from '../../ui/time-field';
import type { Known } from './known';
import { weekdayName } from './timetable-words';

const turns = [
  { value: 'each', label: 'Setiap minggu' },
  { value: '1', label: 'Minggu A' },
  { value: '2', label: 'Minggu B' },
];

type TimeText = { weekday: string; cycleWeek: string; from: string; to: string };
type LessonTimeFieldsProps = {
  form: Pick<Form<TimeText>, 'field' | 'edit'>;
  calendar: Known['calendar'];
};

/** When a lesson is in a week, or in which of two. */
export function LessonTimeFields({ form, calendar }: LessonTimeFieldsProps) {
  return (
    <>
      <SelectField
        {...form.field('weekday')}
        onChange={({ target }) => form.edit({ weekday: target.value })}
        label="Hari"
        options={calendar.schoolWeekdays.map((day) => ({ value: String(day), label: weekdayName(day) }))}
      />
      {calendar.cycle.weeks === 2 && (
        <SelectField
          {...form.field('cycleWeek')}
          onChange={({ target }) => form.edit({ cycleWeek: target.value })}
          label="Giliran"
          options={turns}
        />
      )}
      <div className="grid grid-cols-2 gap-3">
        <TimeField {...form.field('from')} label="Mula" />
        <TimeField {...form.field('to')} label="Tamat" />
      </div>
    </>
  );
}
