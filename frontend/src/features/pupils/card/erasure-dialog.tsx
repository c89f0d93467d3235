import { erasePupilBounds } from '../../../api/bounds/erase-pupil';
import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { CloseButton } from '../../../ui/frame';
import { TextField } from '../../../ui/text-field';
import { erasePupil, type Pupil } from '../calls';
import type { Erased } from '../paper/erased-tables';

type ErasureDialogProps = { pupil: Pupil; onClose: () => void; onErased: (erased: Erased) => void };

/** Nothing brings back what is erased: so the name is typed. */
export function ErasureDialog({ pupil, onClose, onErased }: ErasureDialogProps) {
  const { id, name } = pupil;
  const erasing = useChange((typed: string) => erasePupil(id, typed), { changes: ['pupils'] });
  const form = useForm({
    bounds: erasePupilBounds,
    begun: { name: '' },
    isProof: true,
    check: (typed) =>
      typed.name.trim() === name
        ? []
        : [{ field: 'name', message: 'Sila taip nama murid ini tepat seperti di atas.' }],
    send: (typed) => erasing.send(typed.name.trim()),
    onSent: (certificate) => onErased({ name, certificate }),
  });
  return (
    <Dialog
      title="Padam buat selama-lamanya?"
      onClose={onClose}
      actions={
        <>
          <CloseButton>Batal</CloseButton>
          <Button type="submit" form={form.id} variant="danger" busy={form.isBusy}>
            Padam selama-lamanya
          </Button>
        </>
      }
    >
      <Form form={form} title="Murid belum dipadam">
        <p>
          <strong dir="auto" className="wrap-anywhere">
            {name}
          </strong>
          : maklumat diri, nombor, penjaga, persetujuan, gambar dan sejarah kelasnya dipadam, dan tidak boleh
          dikembalikan. Salinan sandaran hilang dalam masa 35 hari. Anda menerima sijil pemadaman untuk
          dicetak.
        </p>
        <p className="text-muted text-sm">
          Untuk murid yang berpindah sekolah, guna Berhenti sekolah: rekodnya kekal.
        </p>
        <TextField {...form.field('name')} label="Taip nama murid ini" autoComplete="off" />
      </Form>
    </Dialog>
  );
}
