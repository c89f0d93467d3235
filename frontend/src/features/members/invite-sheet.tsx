import { useState } from 'react';
import { ApiError } from '../../api/api-error';
import { errorMessage } from '../../api/error-messages';
import { roleNames, type SchoolRole } from '../../api/role-names';
import { Form } from '../../forms/form';
import { useForm } from '../../forms/use-form';
import { useChange } from '../../queries/use-change';
import { Button } from '../../ui/button';
import type { FormError } from '../../ui/form-summary';
import { SelectField } from '../../ui/select-field';
import { Sheet } from '../../ui/sheet';
import { TextareaField } from '../../ui/textarea-field';
import { inviteMany, type Seats } from './calls';
import { type Actor, grantableRoles, isFull } from './member-rules';
import { inviteesProblem, pasted, pastedInvitees } from './pasted-invitees';

type InviteSheetProps = { actor: Actor; seats: Seats | undefined; onClose: () => void };
type Outcome = { email: string; refusal: string | null };
type Invitation = { text: string; role: SchoolRole };

const begun: Invitation = { text: '', role: 'teacher' };

/** One person or the whole staff: who was refused stays in the box, each with the reason. */
export function InviteSheet({ actor, seats, onClose }: InviteSheetProps) {
  const [refused, setRefused] = useState<readonly Outcome[]>([]);
  const inviting = useChange(
    ({ text, role }: Invitation) => inviteMany(role, pastedInvitees(text).invitees),
    { done: ({ results }) => sentTo(results), changes: ['people'] },
  );
  const form = useForm({
    begun,
    stays: true,
    check: ({ text }) => inviteesProblem(pastedInvitees(text)),
    send: inviting.send,
    onSent({ results }) {
      const left = results.filter(({ refusal }) => refusal !== null);
      if (left.length === 0) return onClose();
      setRefused(left);
      form.edit({
        text: read.invitees
          .filter(({ email }) => isOf(left, email))
          .map(pasted)
          .join('\n'),
      });
    },
  });
  const read = pastedInvitees(form.values.text);
  // A reason stands as long as its address does.
  const standing = refused.filter(({ email }) => isOf(read.invitees, email));
  const errors = [...form.errors, ...standing.map((outcome) => refusalError(form.at('text').id, outcome))];

  return (
    <Sheet title="Jemput pengguna" onClose={onClose}>
      <p className="pb-5 text-muted text-sm">
        Setiap orang menerima pautan sendiri melalui e-mel. Pautan sah selama 7 hari.
      </p>
      <Form form={{ ...form, errors }} title={titleOf(errors)}>
        {seats && isFull(seats) && (
          <p className="rounded-md bg-warning-soft px-4 py-3 text-on-warning-soft text-sm">
            Pelan sekolah sudah penuh: guru baharu boleh dijemput selepas ada tempat.
          </p>
        )}
        <TextareaField
          {...form.field('text')}
          label="E-mel"
          help="Satu atau banyak: satu setiap baris, atau dipisahkan dengan koma. Nama boleh ditulis di sebelahnya."
          error={errors.length === 1 ? errors[0]?.message : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SelectField
          {...form.choice(
            'role',
            grantableRoles(actor).map((role) => ({ value: role, label: roleNames[role] })),
          )}
          label="Peranan"
        />
        <Button type="submit" icon="send" busy={form.isBusy}>
          {read.invitees.length > 1 ? `Hantar ${read.invitees.length} jemputan` : 'Hantar jemputan'}
        </Button>
      </Form>
    </Sheet>
  );
}

const isOf = (people: readonly { email: string }[], email: string) =>
  people.some((person) => person.email === email);

function sentTo(results: readonly Outcome[]): string | undefined {
  const [first, ...more] = results.filter(({ refusal }) => refusal === null);
  if (!first) return undefined;
  return `Jemputan dihantar kepada ${more.length > 0 ? `${more.length + 1} orang` : first.email}.`;
}

function titleOf(errors: readonly FormError[]): string {
  return errors.length > 1 ? `${errors.length} jemputan belum dihantar` : 'Jemputan belum dihantar';
}

function refusalError(fieldId: string, { email, refusal }: Outcome): FormError {
  return { fieldId, message: `${email}: ${errorMessage(new ApiError(refusal ?? '', 409, ''))}` };
}
