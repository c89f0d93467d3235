import { addDays } from '@rules/calendar/day';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error';
import { Form } from '../../../forms/form';
import type { FormProblem } from '../../../forms/form-problem';
import { useForm } from '../../../forms/use-form';
import { QueryStates } from '../../../queries/query-states';
import { useChange } from '../../../queries/use-change';
import { decideSetting, schoolSettingsQuery } from '../../../school/school-settings';
import { Button } from '../../../ui/button';
import { DateField } from '../../../ui/date-field';
import { malaysianDate } from '../../../ui/format';
import { SelectField } from '../../../ui/select-field';
import { SettingsSection } from '../../../ui/settings-section';
import { missingSecondFactorsQuery, type SecondFactorRule } from './calls';
import { SettingHistory } from './setting-history';

const ruleNames: Record<SecondFactorRule, string> = {
  nobody: 'Tidak diwajibkan',
  administrators: 'Pentadbir dan Admin Utama',
  everybody: 'Semua ahli sekolah',
};
const isRule = (value: unknown): value is SecondFactorRule => typeof value === 'string' && value in ruleNames;
const rules = Object.keys(ruleNames).filter(isRule);
const ruleOptions = rules.map((rule) => ({ value: rule, label: ruleNames[rule] }));

/** Who is asked has this long to set one up, unless another day is chosen. */
const usualGraceDays = 14;

/** Who of the school must sign in with a second step, and from which day. */
export function SecondFactorSection() {
  const today = malaysianDate(new Date());
  return (
    <SettingsSection
      title="Log masuk dua langkah"
      help="Selepas hari itu, sekolah hanya dibuka dengan langkah kedua. Ia boleh disediakan dalam Tetapan pada bila-bila masa."
    >
      <QueryStates query={useQuery(schoolSettingsQuery())} what="Peraturan log masuk">
        {({ secondFactor }) => <RuleForm key={secondFactor} inForce={secondFactor} today={today} />}
      </QueryStates>
      <SettingHistory
        of="secondFactor"
        today={today}
        words={(value) => (isRule(value) ? ruleNames[value] : String(value))}
      />
    </SettingsSection>
  );
}

type RuleFormProps = { inForce: SecondFactorRule; today: string };

function RuleForm({ inForce, today }: RuleFormProps) {
  const deciding = useChange(
    ({ rule, from }: { rule: SecondFactorRule; from: string }) => decideSetting('secondFactor', rule, from),
    {
      done: 'Peraturan log masuk disimpan.',
      changes: ['school-settings'],
      undo: (_nothing, { from }) => decideSetting('secondFactor', inForce, from),
    },
  );
  const form = useForm({
    begun: { rule: inForce, from: addDays(today, usualGraceDays) },
    stays: true,
    check: ({ from }) =>
      from >= today ? [] : [{ field: 'from', message: 'Sila pilih hari ini atau kemudian.' }],
    send: deciding.send,
    refused: ownFactorFirst,
  });
  const { rule } = form.values;
  return (
    <Form form={form} title="Peraturan belum disimpan">
      <SelectField {...form.choice('rule', ruleOptions)} label="Wajib bagi" />
      <DateField {...form.field('from')} label="Mulai" min={today} />
      {rule !== 'nobody' && <Missing rule={rule} />}
      <Button type="submit" variant="secondary" busy={form.isBusy} className="self-start">
        Simpan peraturan
      </Button>
    </Form>
  );
}

/** Said before it is decided. */
function Missing({ rule }: { rule: SecondFactorRule }) {
  return (
    <QueryStates query={useQuery(missingSecondFactorsQuery(rule))} what="Siapa yang terlibat">
      {({ asked, without }) => (
        <p className="text-sm">
          {without.length === 0
            ? `Semua ${asked} orang yang terlibat sudah ada langkah kedua.`
            : `${without.length} daripada ${asked} orang belum ada langkah kedua dan akan diberitahu: ${without.map(({ displayName }) => displayName).join(', ')}.`}
        </p>
      )}
    </QueryStates>
  );
}

function ownFactorFirst(failure: unknown): readonly FormProblem[] | undefined {
  const isOwn = failure instanceof ApiError && failure.code === 'OWN_SECOND_FACTOR_FIRST';
  return isOwn
    ? [
        {
          field: 'rule',
          message:
            'Sila sediakan langkah kedua anda sendiri dalam Tetapan dahulu, supaya anda tidak terkunci.',
        },
      ]
    : undefined;
}
