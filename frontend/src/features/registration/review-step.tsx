import { type FormEvent, useState } from 'react';
import { useSession } from '../../session/use-session';
import { appConfig } from '../../site/config';
import { paths } from '../../site/paths';
import { schoolAddress } from '../../site/school-address';
import { Button } from '../../ui/button';
import { CheckboxField } from '../../ui/checkbox-field';
import { DefinitionList } from '../../ui/definition-list';
import { type FormError, FormSummary } from '../../ui/form-summary';
import { useFormErrors } from '../../ui/use-form-errors';
import { labelIn, schoolTypes, states } from '../school-profile';
import type { Draft } from './draft';
import { register } from './register';
import { type RegistrationRefusal, registrationRefusal } from './registration-refusal';
import type { StepProps } from './step-form';

const consentMissing: FormError = {
  fieldId: 'consent',
  message: 'Sila baca dan setuju dengan terma dan notis privasi.',
};

type ReviewStepProps = StepProps & { onRefused: (refusal: RegistrationRefusal) => void };

/** Everything once more, and the agreement. Should the network die here, the same press later finds the same school. */
export function ReviewStep({ draft, onDone, onRefused }: ReviewStepProps) {
  const { errors, setErrors, onInput } = useFormErrors();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const hasAgreed = new FormData(event.currentTarget).has('consent');
    setErrors(hasAgreed ? [] : [consentMissing]);
    if (!hasAgreed) return;
    setBusy(true);
    try {
      await register(draft);
      onDone();
    } catch (failure) {
      setBusy(false);
      const refusal = registrationRefusal(failure, draft);
      if (refusal.step) onRefused(refusal);
      else setErrors(refusal.errors);
    }
  }

  return (
    <form
      noValidate
      onInput={onInput}
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
    >
      <FormSummary errors={errors} title="Sekolah belum didaftarkan" />
      <Summary draft={draft} />
      <CheckboxField
        id="consent"
        name="consent"
        label={<Consent />}
        error={errors.find(({ fieldId }) => fieldId === 'consent')?.message}
      />
      <Button type="submit" busy={isBusy} className="self-start">
        {isBusy ? 'Sedang mendaftar…' : 'Mulakan percubaan 30 hari'}
      </Button>
    </form>
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
