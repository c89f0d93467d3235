import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { Form } from '../../../forms/form';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/text-field';
import { enter } from '../enter';
import { nameErrors } from './joining-errors';
import type { Offer } from './offer';
import { useJoining } from './use-joining';

export type JoiningFormProps = { token: string; offer: Offer; onSpent: () => void };

/** For whoever is signed in with the address that was invited. */
export function AcceptanceForm({ token, offer, onSpent }: JoiningFormProps) {
  const form = useJoining({
    begun: { displayName: offer.displayName },
    check: ({ displayName }) => nameErrors(displayName),
    join: ({ displayName }) =>
      unwrap(api.POST('/api/invitations/acceptance', { body: { token, displayName: displayName.trim() } })),
    onJoined: enter,
    onSpent,
  });
  return (
    <Form form={form} title="Anda belum menyertai sekolah">
      <TextField
        {...form.field('displayName')}
        label="Nama penuh"
        help="Seperti yang dipaparkan kepada sekolah ini."
        autoComplete="name"
      />
      <Button type="submit" busy={form.isBusy} className="w-full">
        Terima jemputan
      </Button>
    </Form>
  );
}
