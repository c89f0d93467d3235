import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { removeMember } from './api';
import type { Member } from './queries';
import { usePeopleChange } from './use-people-change';

type RemovalDialogProps = { member: Member; schoolName: string; onClose: () => void };

/** Cannot be undone here: the person would have to accept a new invitation. So it asks first. */
export function RemovalDialog({ member, schoolName, onClose }: RemovalDialogProps) {
  const change = usePeopleChange();
  const { userId, displayName } = member;

  function remove() {
    change(() => removeMember(userId), `${displayName} telah dikeluarkan.`);
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
        {displayName} tidak dapat membuka {schoolName} lagi, serta-merta. Rekod yang telah ditulis kekal di
        sekolah. Untuk kembali, orang ini perlu dijemput semula.
      </p>
    </Dialog>
  );
}
