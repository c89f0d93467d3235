import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { eraseLeaversBounds } from '../../../api/bounds/erase-leavers';
import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { useCurrentSchool } from '../../../school/current-school';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { formatShortDate } from '../../../ui/format';
import { CloseButton } from '../../../ui/frame';
import { TextField } from '../../../ui/text-field';
import { ProofDialog } from '../../proof';
import { type ErasedLeavers, eraseAll } from './erase-leavers';

type LeaversDialogProps = {
  before: string;
  count: number;
  onErased: (erased: ErasedLeavers) => void;
  onClose: () => void;
};

/** Nothing brings them back: so the code of the school is typed, and whoever does it proves who they are. */
export function LeaversDialog({ before, count, onErased, onClose }: LeaversDialogProps) {
  const queries = useQueryClient();
  const { code } = useCurrentSchool().school;
  const [isProving, setProving] = useState(false);
  const erase = async (token?: string) => {
    const erased = await eraseAll({ before, confirmation: code }, token);
    void queries.invalidateQueries({ queryKey: ['pupils'] });
    onErased(erased);
  };
  const form = useForm({
    bounds: eraseLeaversBounds,
    begun: { confirmation: '' },
    isProof: true,
    check: ({ confirmation }) =>
      confirmation.trim().toUpperCase() === code.toUpperCase()
        ? []
        : [{ field: 'confirmation', message: `Taip ${code} untuk mengesahkan.` }],
    send: () =>
      erase().then(onClose, (failure: unknown) => {
        if (!(failure instanceof ApiError) || failure.code !== 'FRESH_SIGN_IN_REQUIRED') throw failure;
        setProving(true);
      }),
    stays: true,
  });
  if (isProving)
    return (
      <ProofDialog title="Sahkan diri anda" verb="Padam selama-lamanya" act={erase} onClose={onClose}>
        {count} murid akan dipadam dan tidak boleh dikembalikan, jadi kami bertanya sekali lagi siapa anda.
      </ProofDialog>
    );
  return (
    <Dialog
      title={`Padam ${count} murid selama-lamanya?`}
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
      <Form form={form} title="Belum dipadam">
        <p>
          Semua yang disimpan tentang {count} murid yang berhenti sebelum {formatShortDate(before)} dipadam:
          maklumat diri, nombor, penjaga, persetujuan, gambar dan sejarah kelas. Tiada apa-apa boleh
          dikembalikan. Salinan sandaran hilang dalam masa 35 hari. Anda menerima sijil pemadaman untuk
          dicetak.
        </p>
        <TextField
          {...form.field('confirmation')}
          label={`Taip ${code} untuk mengesahkan`}
          autoComplete="off"
        />
      </Form>
    </Dialog>
  );
}
