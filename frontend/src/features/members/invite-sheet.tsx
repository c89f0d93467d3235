import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../api/api-error';
import { errorMessage } from '../../api/error-messages';
import { roleNames, type SchoolRole } from '../../api/role-names';
import { Button } from '../../ui/button';
import { type FormError, FormSummary } from '../../ui/form-summary';
import { SelectField } from '../../ui/select-field';
import { Sheet } from '../../ui/sheet';
import { TextareaField } from '../../ui/textarea-field';
import { showToast } from '../../ui/toast';
import { useFormErrors } from '../../ui/use-form-errors';
import { inviteMany } from './api';
import { type Actor, grantableRoles, isFull } from './member-rules';
import { type Invitee, mostInvitees, pasted, pastedInvitees } from './pasted-invitees';
import { peopleKey, type Seats } from './queries';

type InviteSheetProps = { actor: Actor; seats: Seats | undefined; onClose: () => void };
type Result = { email: string; refusal: string | null };

const fieldId = 'invite-emails';

function problemOf({ invitees, unread }: ReturnType<typeof pastedInvitees>): string | undefined {
  if (unread.length > 0) return `Tiada alamat e-mel di sini: ${unread.slice(0, 3).join('; ')}`;
  if (invitees.length === 0) return 'Sila isi e-mel orang yang dijemput.';
  if (invitees.length > mostInvitees)
    return `Paling banyak ${mostInvitees} orang sekali hantar; ada ${invitees.length} di sini.`;
  return undefined;
}

/** One person or the whole staff: who was refused stays in the box, each with the reason. */
export function InviteSheet({ actor, seats, onClose }: InviteSheetProps) {
  const [text, setText] = useState('');
  const [role, setRole] = useState<SchoolRole>('teacher');
  const { errors: complaints, setErrors, onInput } = useFormErrors();
  const [refused, setRefused] = useState<readonly Result[]>([]);
  const queries = useQueryClient();
  const sending = useMutation({
    mutationFn: (invitees: Invitee[]) => inviteMany(role, invitees),
    onSuccess: ({ results }, invitees) => {
      const refused = results.filter(({ refusal }) => refusal !== null);
      tellSent(results.filter(({ refusal }) => refusal === null));
      if (refused.length === 0) return onClose();
      const left = invitees.filter(({ email }) => refused.some((result) => result.email === email));
      setText(left.map(pasted).join('\n'));
      setRefused(refused);
    },
    onError: (failure) => setErrors([{ fieldId: undefined, message: errorMessage(failure) }]),
    onSettled: () => queries.invalidateQueries({ queryKey: peopleKey }),
  });
  const read = pastedInvitees(text);
  // A reason stands as long as its address does.
  const standing = refused.filter(({ email }) => read.invitees.some((invitee) => invitee.email === email));
  const errors = [...complaints, ...standing.map(refusalError)];

  function submit(event: FormEvent) {
    event.preventDefault();
    const problem = problemOf(read);
    setErrors(problem ? [{ fieldId, message: problem }] : []);
    setRefused([]);
    if (!problem) sending.mutate(read.invitees);
  }

  return (
    <Sheet title="Jemput pengguna" onClose={onClose}>
      <form noValidate onInput={onInput} onSubmit={submit} className="flex flex-col gap-5">
        <p className="text-muted text-sm">
          Setiap orang menerima pautan sendiri melalui e-mel. Pautan sah selama 7 hari.
        </p>
        {seats && isFull(seats) && (
          <p className="rounded-md bg-warning-soft px-4 py-3 text-on-warning-soft text-sm">
            Pelan sekolah sudah penuh: guru baharu boleh dijemput selepas ada tempat.
          </p>
        )}
        <FormSummary errors={errors} title={titleOf(errors)} />
        <TextareaField
          id={fieldId}
          label="E-mel"
          help="Satu atau banyak: satu setiap baris, atau dipisahkan dengan koma. Nama boleh ditulis di sebelahnya."
          error={errors.length === 1 ? errors[0]?.message : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <SelectField
          id="invite-role"
          label="Peranan"
          value={role}
          onChange={({ target }) => setRole(target.value as SchoolRole)}
          options={grantableRoles(actor).map((granted) => ({ value: granted, label: roleNames[granted] }))}
        />
        <Button type="submit" icon="send" busy={sending.isPending}>
          {read.invitees.length > 1 ? `Hantar ${read.invitees.length} jemputan` : 'Hantar jemputan'}
        </Button>
      </form>
    </Sheet>
  );
}

function tellSent(sent: readonly Result[]): void {
  const [first, ...more] = sent;
  if (!first) return;
  const to = more.length > 0 ? `${sent.length} orang` : first.email;
  void showToast({ type: 'success', message: `Jemputan dihantar kepada ${to}.` });
}

function titleOf(errors: readonly FormError[]): string {
  return errors.length > 1 ? `${errors.length} jemputan belum dihantar` : 'Jemputan belum dihantar';
}

function refusalError({ email, refusal }: Result): FormError {
  return { fieldId, message: `${email}: ${errorMessage(new ApiError(refusal ?? '', 409, ''))}` };
}
