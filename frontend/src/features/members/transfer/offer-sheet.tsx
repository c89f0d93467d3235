import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { ComboboxField } from '../../../ui/combobox-field';
import { Sheet } from '../../../ui/sheet';
import { type Member } from '../calls';
import { isSuspended } from '../member-words';
import { endOffer, offerRole } from './calls';

type OfferSheetProps = { members: readonly Member[]; today: string; onClose: () => void };

/** To anybody who may enter and does not have the role yet. */
export function OfferSheet({ members, today, onClose }: OfferSheetProps) {
  const options = members
    .filter((member) => !member.roles.includes('main_admin') && !isSuspended(member, today))
    .map(({ userId, displayName }) => ({ value: userId, label: displayName }));
  const offering = useChange(({ receiverId }: { receiverId: string }) => offerRole(receiverId), {
    done: 'Tawaran dihantar melalui e-mel dan pemberitahuan.',
    changes: ['people'],
    undo: () => endOffer(),
  });
  const form = useForm({
    begun: { receiverId: '' },
    check: ({ receiverId }) =>
      receiverId ? [] : [{ field: 'receiverId', message: 'Sila pilih penerima peranan ini.' }],
    send: offering.send,
    onSent: onClose,
  });
  return (
    <Sheet title="Serah peranan Admin Utama" onClose={onClose}>
      <Form form={form} title="Tawaran belum dihantar">
        <p className="text-muted text-sm">
          Penerima ada 7 hari untuk mengesahkan. Sehingga itu tiada yang berubah, dan anda boleh menarik balik
          tawaran ini. Selepas disahkan, penerima menguruskan langganan dan pembayaran, dan anda kekal
          pentadbir sekolah.
        </p>
        <ComboboxField
          {...form.at('receiverId')}
          label="Penerima"
          options={options}
          value={form.values.receiverId}
          onChange={(receiverId) => form.edit({ receiverId })}
        />
        <Button type="submit" icon="send" busy={form.isBusy} className="self-start">
          Hantar tawaran
        </Button>
      </Form>
    </Sheet>
  );
}
