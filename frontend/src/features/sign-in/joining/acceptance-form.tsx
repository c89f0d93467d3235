import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { errorAt } from '../../../forms/fields';
import { Button } from '../../../ui/button';
import { FormSummary } from '../../../ui/form-summary';
import { TextField } from '../../../ui/text-field';
import { enter } from '../enter';
import { nameErrors, nameField } from './joining-errors';
import type { Offer } from './offer';
import { useJoining } from './use-joining';

export type JoiningFormProps = { token: string; offer: Offer; onSpent: () => void };

/** For whoever is signed in with the address that was invited. */
export function AcceptanceForm({ token, offer, onSpent }: JoiningFormProps) {
  const { errors, isBusy, form } = useJoining({
    read: (form) => String(form.get(nameField)).trim(),
    check: nameErrors,
    join: (displayName) => unwrap(api.POST('/api/invitations/acceptance', { body: { token, displayName } })),
    onJoined: enter,
    onSpent,
  });
  return (
    <form {...form} className="flex flex-col gap-5">
      <FormSummary errors={errors} title="Anda belum menyertai sekolah" />
      <TextField
        id={nameField}
        name={nameField}
        label="Nama penuh"
        help="Seperti yang dipaparkan kepada sekolah ini."
        autoComplete="name"
        maxLength={200}
        defaultValue={offer.displayName}
        error={errorAt(errors, nameField)}
      />
      <Button type="submit" busy={isBusy} className="w-full">
        Terima jemputan
      </Button>
    </form>
  );
}
