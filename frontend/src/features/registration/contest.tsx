import { type FormEvent, useState } from 'react';
import { useSession } from '../../session/use-session';
import { Button } from '../../ui/button';
import { FormSummary } from '../../ui/form-summary';
import { TextField } from '../../ui/text-field';
import { TextareaField } from '../../ui/textarea-field';
import { useFormErrors } from '../../ui/use-form-errors';
import { ConfirmationCode } from './confirmation-code';
import { contestCode, contestErrors, contestRefusal } from './contest-code';
import { NewAccount } from './new-account';
import { RegistrationPage } from './registration-frame';
import type { StepProps } from './step-form';

const accountHelp = {
  name: 'Seperti dalam surat rasmi.',
  email: 'Jawapan kami dihantar ke sini. Kami menghantar kod untuk mengesahkannya.',
};

type ContestProps = Pick<StepProps, 'draft' | 'onChange'>;

/** For whoever finds the official code of their school taken. The account comes first: its address gets the answer. */
export function Contest({ draft, onChange }: ContestProps) {
  const code = draft.contesting.toUpperCase();
  const isSignedIn = Boolean(useSession());
  const [isSent, setSent] = useState(false);
  const leave = () => onChange({ contesting: '' });
  if (isSent) return <Sent code={code} onLeave={leave} />;
  const stay = () => undefined;
  return (
    <RegistrationPage title={`Bantah pendaftaran ${code}`}>
      <p className="text-muted">
        Kami menyemak setiap bantahan dengan teliti, dan menjawabnya melalui e-mel.
        {!isSignedIn && ' Sila buat akaun dahulu, supaya jawapan sampai kepada anda.'}
      </p>
      {isSignedIn && <ContestForm draft={draft} onChange={onChange} onSent={() => setSent(true)} />}
      {!isSignedIn && draft.codeSentTo && (
        <ConfirmationCode draft={draft} onChange={onChange} onDone={stay} />
      )}
      {!isSignedIn && !draft.codeSentTo && (
        <NewAccount draft={draft} onChange={onChange} onDone={stay} help={accountHelp} />
      )}
      <Button variant="quiet" size="small" className="-mx-3 self-start" onClick={leave}>
        Batal bantahan
      </Button>
    </RegistrationPage>
  );
}

function Sent({ code, onLeave }: { code: string; onLeave: () => void }) {
  const email = useSession()?.user.email ?? '';
  return (
    <RegistrationPage title="Bantahan telah diterima">
      <p role="status" className="break-words">
        Jawapan tentang kod {code} akan dihantar kepada {email}. Anda boleh menutup halaman ini.
      </p>
      <Button variant="secondary" className="self-start" onClick={onLeave}>
        Daftar dengan kod lain
      </Button>
    </RegistrationPage>
  );
}

function ContestForm({ draft, onChange, onSent }: ContestProps & { onSent: () => void }) {
  const { errors, setErrors, onInput } = useFormErrors();
  const [isBusy, setBusy] = useState(false);
  const errorOf = (field: string) => errors.find(({ fieldId }) => fieldId === field)?.message;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const missing = contestErrors(draft);
    setErrors(missing);
    if (missing.length > 0) return;
    setBusy(true);
    try {
      await contestCode(draft);
      onChange({ contact: '', reason: '' });
      onSent();
    } catch (failure) {
      setErrors([{ message: contestRefusal(failure) }]);
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      onInput={onInput}
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
    >
      <FormSummary errors={errors} title="Bantahan belum dihantar" />
      <TextField
        id="contestName"
        label="Nama penuh"
        autoComplete="name"
        maxLength={200}
        value={draft.displayName}
        onChange={({ target }) => onChange({ displayName: target.value })}
        error={errorOf('contestName')}
      />
      <TextField
        id="contact"
        label="Jawatan dan nombor telefon"
        help="Contohnya: Guru Besar, telefon pejabat sekolah."
        maxLength={200}
        value={draft.contact}
        onChange={({ target }) => onChange({ contact: target.value })}
        error={errorOf('contact')}
      />
      <TextareaField
        id="reason"
        label="Mengapa kod ini milik sekolah anda?"
        maxLength={1000}
        value={draft.reason}
        onChange={({ target }) => onChange({ reason: target.value })}
        error={errorOf('reason')}
      />
      <Button type="submit" busy={isBusy} className="self-start">
        Hantar bantahan
      </Button>
    </form>
  );
}
