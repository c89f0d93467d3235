import { groupOf } from '@rules/calendar/school-week';
import { firstYearsOf } from '@rules/schools/domain/academic-year';
import { Form } from '../../forms/form';
import type { FormProblem } from '../../forms/form-problem';
import { useForm } from '../../forms/use-form';
import { useSession } from '../../session/use-session';
import { appConfig } from '../../site/config';
import { paths } from '../../site/paths';
import { schoolAddress } from '../../site/school-address';
import { Button } from '../../ui/button';
import { CheckboxField } from '../../ui/checkbox-field';
import { DefinitionList } from '../../ui/definition-list';
import { formatShortDate, malaysianDate } from '../../ui/format';
import { RadioField } from '../../ui/radio-field';
import { labelIn, schoolTypes, states } from '../school-profile';
import type { Draft } from './draft';
import { register } from './register';
import { type RegistrationRefusal, registrationRefusal } from './registration-refusal';
import type { StepProps } from './step-form';

const sessionMissing: FormProblem = { field: 'session', message: 'Sila pilih sesi yang anda sediakan.' };

const consentMissing: FormProblem = {
  field: 'consent',
  message: 'Sila baca dan setuju dengan terma dan notis privasi.',
};

type ReviewStepProps = StepProps & { onRefused: (refusal: RegistrationRefusal) => void };

/** Everything once more, and the agreement. Should the network die here, the same press later finds the same school. */
export function ReviewStep({ draft, onDone, onRefused }: ReviewStepProps) {
  const sessions = firstYearsOf(malaysianDate(new Date()), groupOf(draft.state));
  const form = useForm({
    begun: { session: sessions.length === 1 ? sessions[0].name : '', consent: false },
    check: ({ session, consent }) => [
      ...(session ? [] : [sessionMissing]),
      ...(consent ? [] : [consentMissing]),
    ],
    send: ({ session }) => register(draft, session),
    refused(failure) {
      const refusal = registrationRefusal(failure, draft);
      if (refusal.step) onRefused(refusal);
      return refusal.problems;
    },
    onSent: onDone,
  });
  return (
    <Form form={form} title="Sekolah belum didaftarkan">
      <Summary draft={draft} />
      {sessions.length > 1 && (
        <RadioField
          {...form.choice(
            'session',
            sessions.map(({ name, firstDay, lastDay }) => ({
              value: name,
              label: `Sesi ${name}, ${formatShortDate(firstDay)} hingga ${formatShortDate(lastDay)}`,
            })),
          )}
          label="Sesi yang disediakan"
          help="Kelas, guru dan murid yang anda masukkan sekarang bagi sesi ini. Sesi lain boleh dibuka kemudian."
        />
      )}
      <CheckboxField {...form.box('consent')} label={<Consent />} />
      <Button type="submit" busy={form.isBusy} className="self-start">
        {form.isBusy ? 'Sedang mendaftar…' : 'Mulakan percubaan 30 hari'}
      </Button>
    </Form>
  );
}

function Summary({ draft }: { draft: Draft }) {
  const email = useSession()?.user.email ?? '';
  return (
    <DefinitionList
      items={[
        { term: 'Alamat sekolah', value: schoolAddress(appConfig(), draft.code.trim(), '') },
        { term: 'Sekolah', value: draft.name },
        { term: 'Jenis', value: labelIn(schoolTypes, draft.schoolType) },
        { term: 'Negeri dan PPD', value: `${labelIn(states, draft.state)}, ${draft.ppd}` },
        { term: 'Admin Utama', value: `${draft.displayName}, ${email}` },
        { term: 'Bilangan guru', value: draft.teacherCount },
      ]}
    />
  );
}

const newTab = { target: '_blank', className: 'font-medium text-accent underline underline-offset-2' };

function Consent() {
  return (
    <>
      Saya mewakili sekolah ini, dan bersetuju dengan{' '}
      <a href={paths.terms} {...newTab}>
        terma perkhidmatan
      </a>{' '}
      dan{' '}
      <a href={paths.privacy} {...newTab}>
        notis privasi
      </a>
      .
    </>
  );
}
