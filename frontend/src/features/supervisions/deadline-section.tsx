import { MALAY_WEEKDAYS } from '@rules/calendar/malay-date';
import { useQuery } from '@tanstack/react-query';
import { Form } from '../../forms/form';
import { useForm } from '../../forms/use-form';
import { QueryStates } from '../../queries/query-states';
import { useChange } from '../../queries/use-change';
import { useSchoolDays } from '../../school/calendar/use-school-days';
import { decideSetting, type Settings, schoolSettingsQuery } from '../../school/school-settings';
import { Button } from '../../ui/button';
import { DateField } from '../../ui/date-field';
import { formatShortDate, formatTime, malaysianDate } from '../../ui/format';
import { NumberField } from '../../ui/number-field';
import { SelectField } from '../../ui/select-field';
import { SettingsSection } from '../../ui/settings-section';
import { TimeField } from '../../ui/time-field';

type Decided = Pick<Settings, 'plansDueDay' | 'plansDueMinute' | 'plansGraceHours'>;
type Fields = { day: string; time: string; grace: string; from: string };

const MOST_GRACE = 72;

/** Days from the first of the week, as the rule counts them. `first`: its weekday. */
const dayOptions = (first: number) =>
  Array.from({ length: 14 }, (_, at) => at - 7).map((day) => ({
    value: String(day),
    label: `${MALAY_WEEKDAYS[(first + day + 14) % 7]}${day < 0 ? ', minggu sebelumnya' : ' minggu itu'}`,
  }));

const two = (value: number) => String(value).padStart(2, '0');
const timeOf = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** By when the plans of a week are to be sent. */
export function DeadlineSection() {
  const { days } = useSchoolDays();
  const weekStart = days.group === 'A' ? 0 : 1;
  const today = malaysianDate(new Date());
  return (
    <SettingsSection
      title="Tarikh akhir RPH"
      help="RPH yang dihantar selepas ini dikira lewat. Jika hari itu cuti, tarikh akhir beralih ke hari persekolahan berikutnya."
    >
      <QueryStates query={useQuery(schoolSettingsQuery())} what="Tarikh akhir RPH">
        {({ plansDueDay, plansDueMinute, plansGraceHours }) => (
          <DeadlineForm
            key={`${plansDueDay} ${plansDueMinute} ${plansGraceHours}`}
            inForce={{ plansDueDay, plansDueMinute, plansGraceHours }}
            {...{ today, weekStart }}
          />
        )}
      </QueryStates>
    </SettingsSection>
  );
}

type DeadlineFormProps = { inForce: Decided; today: string; weekStart: number };

function DeadlineForm({ inForce, today, weekStart }: DeadlineFormProps) {
  const deciding = useChange((fields: Fields) => decide(decidedBy(fields), fields.from), {
    done: (_nothing, { time, from }) =>
      `Tarikh akhir ${formatTime(time)} disimpan, bagi minggu yang bermula ${formatShortDate(from)} atau kemudian.`,
    changes: ['school-settings'],
    undo: (_nothing, { from }) => decide(inForce, from),
  });
  const form = useForm<Fields, unknown>({
    begun: {
      day: String(inForce.plansDueDay),
      time: timeOf(inForce.plansDueMinute),
      grace: String(inForce.plansGraceHours),
      from: today,
    },
    stays: true,
    check: ({ time, grace, from }) => [
      ...(time ? [] : [{ field: 'time', message: 'Sila tulis masa seperti 12.00 tengah hari.' }]),
      ...(/^\d+$/.test(grace) && Number(grace) <= MOST_GRACE
        ? []
        : [{ field: 'grace', message: `Sila isi bilangan jam, antara 0 hingga ${MOST_GRACE}.` }]),
      ...(from >= today ? [] : [{ field: 'from', message: 'Sila pilih hari ini atau kemudian.' }]),
    ],
    send: deciding.send,
  });
  return (
    <Form form={form} title="Tarikh akhir belum disimpan">
      <SelectField {...form.field('day')} label="Hari" options={dayOptions(weekStart)} />
      <TimeField
        {...form.at('time')}
        label="Masa"
        value={form.values.time}
        onChange={({ target }) => form.edit({ time: target.value })}
      />
      <NumberField
        {...form.field('grace')}
        label="Tempoh tambahan (jam)"
        help="Dalam tempoh ini belum dikira lewat."
      />
      <DateField {...form.field('from')} label="Berkuat kuasa mulai" min={today} />
      <Button type="submit" variant="secondary" busy={form.isBusy} className="self-start">
        Simpan tarikh akhir
      </Button>
    </Form>
  );
}

function decidedBy({ day, time, grace }: Fields): Decided {
  return { plansDueDay: Number(day), plansDueMinute: minuteOf(time), plansGraceHours: Number(grace) };
}

async function decide({ plansDueDay, plansDueMinute, plansGraceHours }: Decided, from: string) {
  await decideSetting('plansDueDay', plansDueDay, from);
  await decideSetting('plansDueMinute', plansDueMinute, from);
  await decideSetting('plansGraceHours', plansGraceHours, from);
}
