import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ReasonDialog } from '../../ui/reason-dialog';
import { showToast } from '../../ui/toast';
import { type Member, peopleKey } from './queries';
import { removeSecondFactor, secondFactorRefusal } from './second-factor';

type SecondFactorDialogProps = { member: Member; onClose: () => void };

/** For somebody whose telephone is lost: what was typed stays until the server has said yes. */
export function SecondFactorDialog({ member, onClose }: SecondFactorDialogProps) {
  const queries = useQueryClient();
  const { userId, displayName, email } = member;
  const removal = useMutation({
    mutationFn: (reason: string) => removeSecondFactor(userId, reason),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: peopleKey });
      void showToast({ type: 'success', message: `Langkah kedua ${displayName} telah dibuang.` });
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={`Buang langkah kedua ${displayName}?`}
      verb="Buang langkah kedua"
      danger
      help={`Disimpan dalam rekod sekolah, dan dihantar kepada ${displayName}.`}
      isPending={removal.isPending}
      refusal={removal.error && secondFactorRefusal(removal.error)}
      onConfirm={(reason) => removal.mutate(reason)}
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
