import {
  OPTIONAL_PARTS,
  type OptionalPart,
  optionalPartsOf,
  type PlanTemplate,
} from '@rules/lesson-plans/domain/plan-form';
import { useQuery } from '@tanstack/react-query';
import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { QueryStates } from '../../../queries/query-states';
import { useChange } from '../../../queries/use-change';
import { decideSetting, type Settings, schoolSettingsQuery } from '../../../school/school-settings';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/checkbox-field';
import { DateField } from '../../../ui/date-field';
import { FieldGroup } from '../../../ui/field-group';
import { formatShortDate, malaysianDate } from '../../../ui/format';
import { RadioField } from '../../../ui/radio-field';
import { SettingsSection } from '../../../ui/settings-section';
import { SettingHistory } from './setting-history';

const templates = [
  { value: 'brief', label: 'Ringkas', help: 'Objektif, aktiviti dan refleksi: yang wajib sahaja.' },
  { value: 'full', label: 'Lengkap', help: 'Yang wajib, dan bahagian pilihan di bawah.' },
] as const;
const nameOf = (value: unknown) => templates.find((each) => each.value === value)?.label ?? '';

const partNames: Record<OptionalPart, string> = {
  criteria: 'Kriteria kejayaan',
  elements: 'Unsur: PAK-21, KBAT, EMK, nilai murni',
  resources: 'BBM / ABM',
  assessment: 'Pentaksiran dan TP sasaran',
  followUp: 'Pengayaan dan pemulihan',
};

type Decided = Pick<Settings, 'planTemplate' | 'planParts'>;
type Fields = { template: PlanTemplate; parts: readonly OptionalPart[]; from: string };

/** In which form the teachers of the school begin their plans. */
export function PlanFormSection() {
  const today = malaysianDate(new Date());
  return (
    <SettingsSection
      title="Borang RPH"
      help="Borang yang dibuka untuk guru. Guru masih boleh memilih sendiri, dan bahagian pilihan tidak pernah wajib."
    >
      <QueryStates query={useQuery(schoolSettingsQuery())} what="Borang RPH">
        {({ planTemplate, planParts }) => (
          <FormOfPlans
            key={`${planTemplate} ${planParts}`}
            inForce={{ planTemplate, planParts }}
            today={today}
          />
        )}
      </QueryStates>
      <SettingHistory of="planTemplate" today={today} words={nameOf} />
      <SettingHistory of="planParts" today={today} words={(value) => partWords(String(value))} />
    </SettingsSection>
  );
}

function FormOfPlans({ inForce, today }: { inForce: Decided; today: string }) {
  const deciding = useChange(
    ({ template, parts, from }: Fields) => decide(decidedBy({ template, parts }), from),
    {
      done: (_nothing, { from }) => `Borang RPH disimpan, mulai ${formatShortDate(from)}.`,
      changes: ['school-settings'],
      undo: (_nothing, { from }) => decide(inForce, from),
    },
  );
  const form = useForm<Fields, unknown>({
    begun: { template: inForce.planTemplate, parts: optionalPartsOf(inForce.planParts), from: today },
    stays: true,
    check: ({ from }) =>
      from >= today ? [] : [{ field: 'from', message: 'Sila pilih hari ini atau kemudian.' }],
    send: deciding.send,
  });
  const { parts } = form.values;
  return (
    <Form form={form} title="Borang RPH belum disimpan">
      <RadioField {...form.choice('template', templates)} label="Borang asal" />
      <FieldGroup label="Bahagian pilihan dalam borang Lengkap">
        {OPTIONAL_PARTS.map((part) => (
          <CheckboxField
            key={part}
            label={partNames[part]}
            checked={parts.includes(part)}
            onChange={({ target }) =>
              form.edit({ parts: target.checked ? [...parts, part] : parts.filter((each) => each !== part) })
            }
          />
        ))}
      </FieldGroup>
      <DateField {...form.field('from')} label="Berkuat kuasa mulai" min={today} />
      <Button type="submit" variant="secondary" busy={form.isBusy} className="self-start">
        Simpan borang
      </Button>
    </Form>
  );
}

function decidedBy({ template, parts }: Pick<Fields, 'template' | 'parts'>): Decided {
  return {
    planTemplate: template,
    planParts: OPTIONAL_PARTS.filter((part) => parts.includes(part)).join(','),
  };
}

async function decide({ planTemplate, planParts }: Decided, from: string): Promise<void> {
  await decideSetting('planTemplate', planTemplate, from);
  await decideSetting('planParts', planParts, from);
}

function partWords(list: string): string {
  const parts = optionalPartsOf(list);
  return parts.length === 0 ? 'Tiada bahagian pilihan' : parts.map((part) => partNames[part]).join('; ');
}
