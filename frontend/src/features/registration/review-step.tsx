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
import { labelIn, schoolTypes, states } from '../school-profile';
import type { Draft } from './draft';
import { register } from './register';
import { type RegistrationRefusal, registrationRefusal } from './registration-refusal';
import type { StepProps } from './step-form';

const consentMissing: FormProblem = {
  field: 'consent',
  message: 'Sila baca dan setuju dengan terma dan notis privasi.',
};

type ReviewStepProps = StepProps & { onRefused: (refusal: RegistrationRefusal) => void };

/** Everything once more, and the agreement. Should the network die here, the same press later finds the same school. */
export function ReviewStep({ draft, onDone, onRefused }: ReviewStepProps) {
  const form = useForm({
    begun: { consent: false },
    check: ({ consent }) => (consent ? [] : [consentMissing]),
    send: () => register(draft),
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
