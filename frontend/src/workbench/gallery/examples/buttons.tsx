import { useState } from 'react';
import { Button, IconButton } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';

export const title = 'Butang';

export function Example() {
  const [isBusy, setBusy] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button icon="check">Simpan</Button>
      <Button variant="secondary" icon="print">
        Cetak
      </Button>
      <Button variant="quiet">Batal</Button>
      <Button variant="danger" icon="delete">
        Padam
      </Button>
      <Button size="small">Sahkan</Button>
      <Button disabled>Tidak tersedia</Button>
      <Button busy={isBusy} onClick={() => setBusy(true)}>
        Hantar
      </Button>
      <ButtonLink to="?" variant="secondary" icon="forward">
        Pergi
      </ButtonLink>
      <IconButton icon="edit" label="Sunting" />
    </div>
  );
}
