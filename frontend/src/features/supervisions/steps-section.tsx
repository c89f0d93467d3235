import { useQuery } from '@tanstack/react-query';
import { Form } from '../../forms/form';
import { useForm } from '../../forms/use-form';
import { QueryStates } from '../../queries/query-states';
import { useChange } from '../../queries/use-change';
import { decideSetting, schoolSettingsQuery } from '../../school/school-settings';
import { Button } from '../../ui/button';
import { DateField } from '../../ui/date-field';
import { formatShortDate, malaysianDate } from '../../ui/format';
import { RadioField } from '../../ui/radio-field';
import { SettingsSection } from '../../ui/settings-section';
import { SettingHistory } from '../school-admin';

const choices = [
  { value: '1', label: 'Satu langkah', help: 'Seorang penyemak mengesahkan RPH.' },
  {
    value: '2',
    label: 'Dua langkah',
    help: 'Penyemak kedua melihat RPH selepas yang pertama mengesahkannya.',
  },
] as const;
type Fields = { steps: '1' | '2'; from: string };

const wordsOf = (value: unknown) => (value === 2 ? 'Dua langkah' : 'Satu langkah');

/** How many people verify a plan, one after the other. */
export function StepsSection() {
  const today = malaysianDate(new Date());
  return (
    <SettingsSection
      title="Langkah pengesahan"
      help="Berapa orang mengesahkan setiap RPH, seorang selepas seorang."
    >
      <QueryStates query={useQuery(schoolSettingsQuery())} what="Langkah pengesahan">
        {({ verificationSteps }) => (
          <StepsForm key={verificationSteps} inForce={verificationSteps} today={today} />
        )}
      </QueryStates>
      <SettingHistory of="verificationSteps" today={today} words={wordsOf} />
    </SettingsSection>
  );
}

function StepsForm({ inForce, today }: { inForce: number; today: string }) {
  const deciding = useChange(
    ({ steps, from }: Fields) => decideSetting('verificationSteps', Number(steps), from),
    {
      done: (_nothing, { steps, from }) => `${wordsOf(Number(steps))}, mulai ${formatShortDate(from)}.`,
      changes: ['school-settings'],
      undo: (_nothing, { from }) => decideSetting('verificationSteps', inForce, from),
    },
  );
  const form = useForm<Fields, unknown>({
    begun: { steps: inForce === 2 ? '2' : '1', from: today },
    stays: true,
    check: ({ from }) =>
      from >= today ? [] : [{ field: 'from', message: 'Sila pilih hari ini atau kemudian.' }],
    send: deciding.send,
  });
  return (
    <Form form={form} title="Langkah belum disimpan">
      <RadioField {...form.choice('steps', choices)} label="Bilangan langkah" />
      <DateField {...form.field('from')} label="Berkuat kuasa mulai" min={today} />
      <Button type="submit" variant="secondary" busy={form.isBusy} className="self-start">
        Simpan langkah
      </Button>
    </Form>
  );
}
