import { useRef, useState } from 'react';
import { CodeForm } from '../../../forms/code-form';
import { useAuthForm } from '../../../forms/use-auth-form';
import { Button } from '../../../ui/button';
import { FormSummary } from '../../../ui/form-summary';
import { useStepFocus } from '../../../ui/step-focus';
import { TextField } from '../../../ui/text-field';
import { CancelButton } from '../cancel-button';
import { type Enrollment, enroll } from './factors';

type EnrollingProps = { onDone: () => void; onCancel: () => void };

/** A name, then the picture to scan, then the first code: only that makes it count. */
export function Enrolling({ onDone, onCancel }: EnrollingProps) {
  const [enrollment, setEnrollment] = useState<Enrollment>();
  const place = useStepFocus<HTMLDivElement>(enrollment ? 'scan' : 'name');
  return (
    <div ref={place} className="flex w-full flex-col gap-5">
      {enrollment ? (
        <Scanning enrollment={enrollment} onDone={onDone} />
      ) : (
        <NameForm onEnrolled={setEnrollment} />
      )}
      <CancelButton onCancel={onCancel} />
    </div>
  );
}

function NameForm({ onEnrolled }: { onEnrolled: (enrollment: Enrollment) => void }) {
  const made = useRef<Enrollment>(undefined);
  const { errors, isBusy, form } = useAuthForm({
    read: (form) => String(form.get('factor-name')).trim() || 'Telefon saya',
    check: () => [],
    send: (name) => async (client) => {
      const { data, error } = await enroll(client, name);
      if (data) made.current = { factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
      return { error };
    },
    onDone: () => made.current && onEnrolled(made.current),
  });
  return (
    <form {...form} className="flex flex-col gap-5">
      <FormSummary errors={errors} title="Belum dapat dimulakan" />
      <TextField
        id="factor-name"
        name="factor-name"
        label="Nama peranti"
        help="Supaya anda mengenalinya kemudian."
        defaultValue="Telefon saya"
        maxLength={60}
      />
      <Button type="submit" busy={isBusy}>
        Teruskan
      </Button>
    </form>
  );
}

function Scanning({ enrollment, onDone }: { enrollment: Enrollment; onDone: () => void }) {
  const { factorId, qrCode, secret } = enrollment;
  return (
    <>
      <ol tabIndex={-1} className="flex list-decimal flex-col gap-2 pl-5">
        <li>Buka aplikasi pengesah di telefon anda.</li>
        <li>Imbas kod QR ini, atau taip kunci di bawahnya.</li>
        <li>Masukkan kod enam angka yang dipaparkan.</li>
      </ol>
      {/* Scanners want dark on light, in a dark theme too. */}
      <img src={qrCode} alt="Kod QR untuk aplikasi pengesah" className="size-48 rounded-lg bg-white p-3" />
      <p className="text-sm">
        Kunci: <code className="break-all font-medium">{secret}</code>
      </p>
      <CodeForm
        label="Kod enam angka daripada aplikasi pengesah"
        action="Sahkan dan hidupkan"
        send={(code) => (client) => client.mfa.challengeAndVerify({ factorId, code })}
        onDone={onDone}
      />
    </>
  );
}
