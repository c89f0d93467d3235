import { useState } from 'react';
import { contestCodeBounds } from '../../api/bounds/contest-code';
import { Form } from '../../forms/form';
import { useFormOver } from '../../forms/use-form';
import { useSession } from '../../session/use-session';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { TextareaField } from '../../ui/textarea-field';
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
  const form = useFormOver(draft, (next) => onChange(next(draft)), {
    bounds: { ...contestCodeBounds, displayName: contestCodeBounds.name },
    check: contestErrors,
    send: contestCode,
    refused: contestRefusal,
    onSent() {
      onChange({ contact: '', reason: '' });
      onSent();
    },
  });
  return (
    <Form form={form} title="Bantahan belum dihantar">
      <TextField {...form.field('displayName')} label="Nama penuh" autoComplete="name" />
      <TextField
        {...form.field('contact')}
        label="Jawatan dan nombor telefon"
        help="Contohnya: Guru Besar, telefon pejabat sekolah."
      />
      <TextareaField {...form.field('reason')} label="Mengapa kod ini milik sekolah anda?" />
      <Button type="submit" busy={form.isBusy} className="self-start">
        Hantar bantahan
      </Button>
    </Form>
  );
}
