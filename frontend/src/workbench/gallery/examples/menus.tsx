import { useState } from 'react';
import { Button, buttonClass } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { CloseButton } from '../../../ui/frame';
import { Menu } from '../../../ui/menu';
import { Popover } from '../../../ui/popover';
import { Sheet } from '../../../ui/sheet';
import { TextareaField } from '../../../ui/textarea-field';
import { Tooltip } from '../../../ui/tooltip';

export const title = 'Menu, dialog, helaian, panel kecil, petua';

const nothing = () => undefined;

export function Example() {
  const [open, setOpen] = useState<'dialog' | 'sheet'>();
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Menu
        label="Tindakan contoh"
        items={[
          { label: 'Sunting', icon: 'edit', onSelect: nothing },
          { label: 'Ikut nama', chosen: true, onSelect: nothing },
          { label: 'Tidak tersedia', disabled: true, onSelect: nothing },
          { label: 'Padam', icon: 'delete', danger: true, onSelect: nothing },
        ]}
      />
      <Button variant="secondary" onClick={() => setOpen('dialog')}>
        Buka dialog
      </Button>
      <Button variant="secondary" onClick={() => setOpen('sheet')}>
        Buka helaian
      </Button>
      <Popover label="Penapis" trigger="Penapis" triggerClass={buttonClass({ variant: 'secondary' })}>
        {(hide) => (
          <div className="flex flex-col gap-3">
            <p>Pilihan penapis berada di sini.</p>
            <Button size="small" onClick={hide}>
              Guna
            </Button>
          </div>
        )}
      </Popover>
      <Tooltip text="Disimpan secara automatik setiap kali anda berhenti menaip.">
        {(description) => (
          <Button variant="quiet" icon="help" {...description}>
            Bila disimpan?
          </Button>
        )}
      </Tooltip>
      {open === 'dialog' && (
        <Dialog title="Padam rancangan?" onClose={close} actions={<DialogButtons onDone={close} />}>
          <p>Rancangan ini boleh dikembalikan dalam masa 30 hari.</p>
        </Dialog>
      )}
      {open === 'sheet' && (
        <Sheet title="Butiran murid" onClose={close}>
          <div className="flex flex-col gap-4">
            <p>Panel di kanan pada skrin lebar, dari bawah pada telefon.</p>
            <TextareaField label="Nota" help="Yang ditulis di sini ditanya sebelum hilang, tanpa borang." />
          </div>
        </Sheet>
      )}
    </div>
  );
}

function DialogButtons({ onDone }: { onDone: () => void }) {
  return (
    <>
      <CloseButton>Batal</CloseButton>
      <Button variant="danger" onClick={onDone}>
        Padam
      </Button>
    </>
  );
}
