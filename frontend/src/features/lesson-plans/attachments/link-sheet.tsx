import { useState } from 'react';
import { newPlanLinkBounds } from '../../../api/bounds/new-plan-link';
import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { useChange } from '../../../queries/use-change';
import type { Owner } from '../../../session/owner';
import { Button } from '../../../ui/button';
import { Sheet } from '../../../ui/sheet';
import { TextField } from '../../../ui/text-field';
import { addLink, deleteAttachment } from './calls';
import { linkErrors } from './plan-link-kind';

type LinkSheetProps = { owner: Owner; planId: string; onClose: () => void };

/** A page elsewhere, beside a plan. What was typed stays when it is refused. */
export function LinkSheet({ owner, planId, onClose }: LinkSheetProps) {
  const [begun] = useState({ address: '', title: '' });
  const adding = useChange(
    (link: { address: string; title: string }) =>
      addLink(owner, { ...link, planId, title: link.title || hostOf(link.address) }),
    {
      done: ({ waits }) =>
        waits ? 'Pautan dalam peranti ini. Ia dihantar apabila talian pulih.' : 'Pautan ditambah.',
      changes: ['lesson-plans'],
      undo: ({ id }) => deleteAttachment(id),
      mayUndo: ({ waits }) => !waits,
    },
  );
  const form = useForm({
    bounds: newPlanLinkBounds,
    begun,
    check: ({ address, title }) =>
      Object.entries(linkErrors({ planId, address, title: title || 'nama' })).map(([field, message]) => ({
        field: field === 'title' ? ('title' as const) : ('address' as const),
        message,
      })),
    send: adding.send,
    onSent: onClose,
  });
  return (
    <Sheet title="Tambah pautan" onClose={onClose}>
      <Form form={form} title="Pautan belum ditambah">
        <TextField
          {...form.field('address')}
          label="Alamat"
          type="url"
          inputMode="url"
          autoComplete="off"
          help="Bermula dengan https://"
        />
        <TextField {...form.field('title')} label="Nama" optional dir="auto" />
        <Button type="submit" busy={form.isBusy} className="self-start">
          Tambah
        </Button>
      </Form>
    </Sheet>
  );
}

const hostOf = (address: string) =>
  URL.canParse(address.trim()) ? new URL(address.trim()).hostname : address;
