import { useChange } from '../../queries/use-change';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { removeMember } from './api';
import { type Member, peopleKey } from './queries';

type RemovalDialogProps = { member: Member; schoolName: string; onClose: () => void };

/** Cannot be undone here: the person would have to accept a new invitation. So it asks first. */
export function RemovalDialog({ member, schoolName, onClose }: RemovalDialogProps) {
  const { userId, displayName } = member;
  const removal = useChange(() => removeMember(userId), {
    done: `${displayName} telah dikeluarkan.`,
    stale: [peopleKey],
  });

  function remove() {
    removal.make();
    onClose();
  }

  return (
    <Dialog
      title={`Keluarkan ${displayName}?`}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Batal
          </Button>
          <Button variant="danger" onClick={remove}>
            Keluarkan
          </Button>
        </>
      }
    >
      <p>
        {displayName} tidak dapat membuka {schoolName} lagi, serta-merta. Peranan dan tugas berkuasanya tamat;
        rekod yang telah ditulis kekal di sekolah. Untuk kembali, orang ini perlu dijemput semula. Untuk cuti,
        gantung aksesnya sahaja.
      </p>
    </Dialog>
  );
}
