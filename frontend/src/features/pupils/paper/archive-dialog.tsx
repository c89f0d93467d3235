import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CheckboxField } from '../../../ui/checkbox-field';
import { saveFile } from '../../../ui/save-file';
import { fetchPupilArchive, type Pupil } from '../calls';
import { TakeDialog } from './take-dialog';

type ArchiveDialogProps = { pupil: Pupil; onClose: () => void };

/** What a guardian may ask for: all that the school keeps of one pupil, as a file to hand over. */
export function ArchiveDialog({ pupil, onClose }: ArchiveDialogProps) {
  const queries = useQueryClient();
  const [hasGroups, setHasGroups] = useState(false);
  const take = async (token?: string) => {
    saveFile(await fetchPupilArchive(pupil.id, hasGroups ? 'all' : 'none', token), 'data-murid.zip');
    void queries.invalidateQueries({ queryKey: ['pupil-access-log'] });
  };
  return (
    <TakeDialog title="Salinan data untuk penjaga" take={take} onClose={onClose}>
      <p>
        Semua yang sekolah simpan tentang{' '}
        <strong dir="auto" className="wrap-anywhere">
          {pupil.name}
        </strong>
        , dengan nombor pengenalan penuh dan penjaga: satu halaman untuk dibaca atau dicetak, satu fail data,
        dan gambarnya jika ada.
      </p>
      <CheckboxField
        label="Sertakan kumpulan"
        help="Kumpulan kelas yang dipecahkan boleh menunjukkan agama murid."
        checked={hasGroups}
        onChange={({ target }) => setHasGroups(target.checked)}
      />
      <p className="text-muted text-sm">
        Muat turun ini direkodkan. Serahkan kepada penjaga murid ini sahaja, kemudian padamkan fail daripada
        peranti.
      </p>
    </TakeDialog>
  );
}
