import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { roleNames, type SchoolRole } from '../../api/role-names';
import { Button } from '../../ui/button';
import { type FormError, FormSummary } from '../../ui/form-summary';
import { SelectField } from '../../ui/select-field';
import { Sheet } from '../../ui/sheet';
import { TextField } from '../../ui/text-field';
import { showToast } from '../../ui/toast';
import { invite } from './api';
import { fieldIds, type InvitationFields, invitationErrors, refusalError } from './invitation-form';
import { type Actor, grantableRoles, isFull } from './member-rules';
import { peopleKey, type Seats } from './queries';

type InviteSheetProps = { actor: Actor; seats: Seats | undefined; onClose: () => void };

function valuesIn(form: HTMLFormElement): InvitationFields {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name)).trim();
  return { email: text('email'), displayName: text('displayName'), role: text('role') as SchoolRole };
}

function messageAt(errors: readonly FormError[], id: string) {
  return errors.find(({ fieldId }) => fieldId === id)?.message;
}

export function InviteSheet({ actor, seats, onClose }: InviteSheetProps) {
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const queries = useQueryClient();
  const sending = useMutation({
    mutationFn: (values: InvitationFields) => invite(values),
    onSuccess: ({ email }) => {
      onClose();
      void showToast({ type: 'success', message: `Jemputan dihantar kepada ${email}.` });
    },
    onError: (failure) => setErrors([refusalError(failure)]),
    onSettled: () => queries.invalidateQueries({ queryKey: peopleKey }),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = valuesIn(event.currentTarget);
    const problems = invitationErrors(values);
    setErrors(problems);
    if (problems.length === 0) sending.mutate(values);
  }

  return (
    <Sheet title="Jemput pengguna" onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <p className="text-muted text-sm">
          Pautan jemputan dihantar melalui e-mel dan sah selama 7 hari, untuk seorang sahaja.
        </p>
        {seats && isFull(seats) && (
          <p className="rounded-md bg-warning-soft px-4 py-3 text-on-warning-soft text-sm">
            Pelan sekolah sudah penuh: guru baharu hanya boleh menerima jemputan selepas ada tempat.
          </p>
        )}
        <FormSummary errors={errors} title="Jemputan belum dihantar" />
        <TextField
          id={fieldIds.email}
          name="email"
          type="email"
          label="E-mel"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          error={messageAt(errors, fieldIds.email)}
        />
        <TextField id={fieldIds.displayName} name="displayName" label="Nama" optional maxLength={200} />
        <SelectField
          id={fieldIds.role}
          name="role"
          label="Peranan"
          options={grantableRoles(actor).map((role) => ({ value: role, label: roleNames[role] }))}
        />
        <Button type="submit" icon="send" busy={sending.isPending}>
          Hantar jemputan
        </Button>
      </form>
    </Sheet>
  );
}
