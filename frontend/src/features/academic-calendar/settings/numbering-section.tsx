import type { SchoolCalendar, WeekNumbering } from '@rules/calendar/domain/school-calendar';
import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { useChange } from '../../../queries/use-change';
import { decideSetting } from '../../../school/school-settings';
import { Button } from '../../../ui/button';
import { DateField } from '../../../ui/date-field';
import { formatShortDate, malaysianDate } from '../../../ui/format';
import { RadioField } from '../../../ui/radio-field';
import { SettingsSection } from '../../../ui/settings-section';
import { SettingHistory } from '../../school-admin';
import { fromTodayOn } from './from-today-on';
import { WeeksPreview } from './weeks-preview';

const choices = [
  { value: 'teaching', label: 'Minggu PdP sahaja', help: 'Minggu cuti tidak bernombor.' },
  { value: 'with_holidays', label: 'Kira minggu cuti', help: 'Setiap minggu sesi bernombor.' },
] as const;
const labelOf = (value: unknown) => choices.find((choice) => choice.value === value)?.label ?? '';

type NumberingSectionProps = { calendar: SchoolCalendar; mayChange: boolean };

/** Kira minggu cuti: by which number the school calls its weeks. */
export function NumberingSection({ calendar, mayChange }: NumberingSectionProps) {
  const { numbering } = calendar;
  return (
    <SettingsSection title="Nombor minggu" help="Nombor minggu pada kalendar akademik.">
      {mayChange ? (
        <>
          <NumberingForm calendar={calendar} />
          <SettingHistory of="weekNumbering" today={malaysianDate(new Date())} words={labelOf} />
        </>
      ) : (
        <>
          <p>{labelOf(numbering)}</p>
          <WeeksPreview calendar={calendar} />
        </>
      )}
    </SettingsSection>
  );
}

function NumberingForm({ calendar }: { calendar: SchoolCalendar }) {
  const today = malaysianDate(new Date());
  const deciding = useChange(
    ({ numbering, from }: { numbering: WeekNumbering; from: string }) =>
      decideSetting('weekNumbering', numbering, from),
    {
      done: (_nothing, { from }) => `Nombor minggu disimpan, mulai ${formatShortDate(from)}.`,
      changes: ['school-settings'],
      undo: (_nothing, { from }) => decideSetting('weekNumbering', calendar.numbering, from),
    },
  );
  const form = useForm({
    begun: { numbering: calendar.numbering, from: today },
    stays: true,
    check: ({ from }) => fromTodayOn(from, today),
    send: deciding.send,
  });
  return (
    <Form form={form} title="Nombor minggu belum disimpan" className="w-full">
      <RadioField {...form.choice('numbering', choices)} label="Cara mengira" />
      <WeeksPreview calendar={{ ...calendar, numbering: form.values.numbering }} />
      <DateField {...form.field('from')} label="Berkuat kuasa mulai" min={today} />
      <Button type="submit" variant="secondary" busy={form.isBusy} className="self-start">
        Simpan nombor minggu
      </Button>
    </Form>
  );
}
