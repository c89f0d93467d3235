import { secondFactorRemovalBounds } from '../../api/bounds/second-factor-removal';
import { ReasonDialog } from '../../forms/reason-dialog';
import { useReasonForm } from '../../forms/use-reason-form';
import { useChange } from '../../queries/use-change';
import { type Member } from './calls';
import { removeSecondFactor, secondFactorRefusal } from './second-factor';

type SecondFactorDialogProps = { member: Member; onClose: () => void };

/** For somebody whose telephone is lost: what was typed stays until the server has said yes. */
export function SecondFactorDialog({ member, onClose }: SecondFactorDialogProps) {
  const { userId, displayName, email } = member;
  const removal = useChange((reason: string) => removeSecondFactor(userId, reason), {
    done: `Langkah kedua ${displayName} telah dibuang.`,
    changes: ['people'],
  });
  const form = useReasonForm({
    bounds: secondFactorRemovalBounds,
    send: removal.send,
    refused: (failure) => [{ message: secondFactorRefusal(failure) }],
    onSent: onClose,
  });
  return (
    <ReasonDialog
      title={`Buang langkah kedua ${displayName}?`}
      verb="Buang langkah kedua"
      danger
      help={`Disimpan dalam rekod sekolah, dan dihantar kepada ${displayName}.`}
      form={form}
      onClose={onClose}
    >
      <p className="break-words">
        Untuk ahli yang kehilangan telefon. Pastikan dahulu bahawa {displayName} sendiri yang memintanya.
        Semua peranti beliau dilog keluar dan kata laluan lama tidak sah lagi: e-mel kepada {email} membawa
        kepada kata laluan baharu.
      </p>
    </ReasonDialog>
  );
}
