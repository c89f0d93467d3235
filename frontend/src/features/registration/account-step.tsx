import { useSession } from '../../session/use-session';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { useOtherAccount } from '../sign-in';
import { ConfirmationCode } from './confirmation-code';
import { NewAccount } from './new-account';
import { StepForm, type StepProps } from './step-form';

/** Who answers for the school: the account that is signed in, or one made here. */
export function AccountStep(props: StepProps) {
  const email = useSession()?.user.email;
  if (email) return <SignedInAccount {...props} email={email} />;
  return props.draft.codeSentTo ? <ConfirmationCode {...props} /> : <NewAccount {...props} />;
}

function SignedInAccount(props: StepProps & { email: string }) {
  const { email } = props;
  const { isLeaving, change } = useOtherAccount();
  return (
    <>
      <p className="break-words rounded-md bg-accent-soft px-4 py-3 text-on-accent-soft text-sm">
        Anda log masuk sebagai <strong className="font-semibold">{email}</strong>. Akaun ini akan menjadi
        Admin Utama.
      </p>
      <StepForm {...props} step="akaun">
        {(form) => (
          <TextField
            {...form.field('displayName')}
            label="Nama penuh"
            help="Seperti yang dipaparkan kepada guru di sekolah ini."
            autoComplete="name"
          />
        )}
      </StepForm>
      <Button
        variant="quiet"
        size="small"
        icon="signOut"
        busy={isLeaving}
        onClick={() => void change()}
        className="-mx-3 self-start"
      >
        Guna akaun lain
      </Button>
    </>
  );
}
