import { useState } from 'react';
import { send } from '../../../forms/ask';
import { CodeForm } from '../../../forms/code-form';
import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { Button } from '../../../ui/button';
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

const usualName = 'Telefon saya';

function NameForm({ onEnrolled }: { onEnrolled: (enrollment: Enrollment) => void }) {
  const form = useForm({
    begun: { factorName: usualName },
    send: ({ factorName }) => send((client) => enroll(client, factorName.trim() || usualName)),
    onSent(reply) {
      const made = reply?.data;
      if (made) onEnrolled({ factorId: made.id, qrCode: made.totp.qr_code, secret: made.totp.secret });
    },
  });
  return (
    <Form form={form} title="Belum dapat dimulakan">
      <TextField
        {...form.field('factorName')}
        label="Nama peranti"
        help="Supaya anda mengenalinya kemudian."
        maxLength={60}
      />
      <Button type="submit" busy={form.isBusy}>
        Teruskan
      </Button>
    </Form>
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
