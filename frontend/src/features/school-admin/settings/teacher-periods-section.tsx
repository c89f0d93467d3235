import { useQuery } from '@tanstack/react-query';
import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { QueryStates } from '../../../queries/query-states';
import { useChange } from '../../../queries/use-change';
import { decideSetting, schoolSettingsQuery } from '../../../school/school-settings';
import { Button } from '../../../ui/button';
import { DateField } from '../../../ui/date-field';
import { malaysianDate } from '../../../ui/format';
import { NumberField } from '../../../ui/number-field';
import { SettingsSection } from '../../../ui/settings-section';
import { SettingHistory } from './setting-history';

/** How many periods a teacher is given before the page of assignments says so. */
export function TeacherPeriodsSection() {
  const today = malaysianDate(new Date());
  return (
    <SettingsSection
      title="Had waktu mengajar"
      help="Penugasan menandakan guru yang mencapai had ini. Tiada yang dihalang."
    >
      <QueryStates query={useQuery(schoolSettingsQuery())} what="Had waktu mengajar">
        {({ teacherPeriods }) => <PeriodsForm key={teacherPeriods} inForce={teacherPeriods} today={today} />}
      </QueryStates>
      <SettingHistory of="teacherPeriods" today={today} words={(value) => `${value} waktu seminggu`} />
    </SettingsSection>
  );
}

type PeriodsFormProps = { inForce: number; today: string };

function PeriodsForm({ inForce, today }: PeriodsFormProps) {
  const deciding = useChange(
    ({ periods, from }: { periods: string; from: string }) =>
      decideSetting('teacherPeriods', Number(periods), from),
    {
      done: (_nothing, { periods }) => `Had ${periods} waktu seminggu disimpan.`,
      changes: ['school-settings'],
      undo: (_nothing, { from }) => decideSetting('teacherPeriods', inForce, from),
    },
  );
  const form = useForm({
    begun: { periods: String(inForce), from: today },
    stays: true,
    check: ({ periods, from }) => [
      ...(/^\d+$/.test(periods) && Number(periods) >= 1 && Number(periods) <= 60
        ? []
        : [{ field: 'periods', message: 'Sila isi bilangan waktu, antara 1 hingga 60.' }]),
      ...(from >= today ? [] : [{ field: 'from', message: 'Sila pilih hari ini atau kemudian.' }]),
    ],
    send: deciding.send,
  });
  return (
    <Form form={form} title="Had belum disimpan">
      <NumberField {...form.field('periods')} label="Waktu seminggu bagi seorang guru" />
      <DateField {...form.field('from')} label="Berkuat kuasa mulai" min={today} />
      <Button type="submit" variant="secondary" busy={form.isBusy} className="self-start">
        Simpan had
      </Button>
    </Form>
  );
}
