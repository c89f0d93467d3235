import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { useChange } from '../../../queries/use-change';
import { decideSetting } from '../../../school/school-settings';
import { Button } from '../../../ui/button';
import { DateField } from '../../../ui/date-field';
import { formatShortDate, malaysianDate } from '../../../ui/format';
import { NumberField } from '../../../ui/number-field';
import { SettingsSection } from '../../../ui/settings-section';
import { SettingHistory } from '../../school-admin';
import { fromTodayOn } from './from-today-on';

type DaysSectionProps = {
  title: string;
  help: string;
  setting: 'leastSchoolDays' | 'mostSchoolEvents';
  bounds: { least: number; most: number };
  inForce: number;
  mayChange: boolean;
  /** What so many days come to in the session. */
  effect: (days: number) => string;
};

/** A number of days that holds from a day on. */
export function DaysSection({ mayChange, ...section }: DaysSectionProps) {
  const { title, help, setting, inForce, effect } = section;
  return (
    <SettingsSection title={title} help={help}>
      {mayChange ? (
        <>
          <DaysForm {...section} />
          <SettingHistory of={setting} today={malaysianDate(new Date())} words={(value) => `${value} hari`} />
        </>
      ) : (
        <p>
          {inForce} hari. {effect(inForce)}
        </p>
      )}
    </SettingsSection>
  );
}

function DaysForm({ title, setting, bounds, inForce, effect }: Omit<DaysSectionProps, 'mayChange'>) {
  const today = malaysianDate(new Date());
  const { least, most } = bounds;
  const isWithin = (text: string) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
  const deciding = useChange(
    ({ value, from }: { value: string; from: string }) => decideSetting(setting, Number(value), from),
    {
      done: (_nothing, { value, from }) => `${value} hari disimpan, mulai ${formatShortDate(from)}.`,
      changes: ['school-settings'],
      undo: (_nothing, { from }) => decideSetting(setting, inForce, from),
    },
  );
  const form = useForm({
    begun: { value: String(inForce), from: today },
    stays: true,
    check: ({ value, from }) => [
      ...(isWithin(value)
        ? []
        : [{ field: 'value', message: `Sila isi bilangan hari, antara ${least} hingga ${most}.` }]),
      ...fromTodayOn(from, today),
    ],
    send: deciding.send,
  });
  const { value } = form.values;
  return (
    <Form form={form} title={`${title} belum disimpan`} className="w-full">
      <NumberField {...form.field('value')} label="Bilangan hari" maxLength={3} />
      <p role="status" className="text-muted text-sm">
        {isWithin(value) && effect(Number(value))}
      </p>
      <DateField {...form.field('from')} label="Berkuat kuasa mulai" min={today} />
      <Button type="submit" variant="secondary" busy={form.isBusy} className="self-start">
        Simpan bilangan
      </Button>
    </Form>
  );
}
