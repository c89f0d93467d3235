import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../api/error-messages';
import { Form } from '../../forms/form';
import { passwordErrors } from '../../forms/required-fields';
import { useForm } from '../../forms/use-form';
import { currentSession } from '../../session/session-store';
import { appConfig } from '../../site/config';
import { paths } from '../../site/paths';
import { mainAddress } from '../../site/school-address';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { FormSummary } from '../../ui/form-summary';
import { CloseButton } from '../../ui/frame';
import { PasswordField } from '../../ui/password-field';
import { PhoneFactor, TotpFactor } from '../sign-in';
import { withProof } from './prove-person';

type ProofDialogProps = {
  title: string;
  /** On the button. */
  verb: string;
  /** What is about to be done, and why it is asked. */
  children: ReactNode;
  /** `token`: with which to ask; none where the session itself is fresh by now. */
  act: (token?: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks who it is once more, then does what was asked for: by the second step where there is one, else the password. */
export function ProofDialog(props: ProofDialogProps) {
  const factor = currentSession()?.user.factors?.find(({ status }) => status === 'verified');
  return factor ? (
    <FactorProof {...props} factorId={factor.id} isPhone={factor.factor_type === 'phone'} />
  ) : (
    <PasswordProof {...props} />
  );
}

function PasswordProof({ title, verb, children, act, onClose }: ProofDialogProps) {
  const form = useForm({
    begun: { password: '' },
    isProof: true,
    check: ({ password }) => passwordErrors(password),
    send: ({ password }) => withProof(password, act),
    onSent: onClose,
  });
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <CloseButton>Tutup</CloseButton>
          <Button type="submit" form={form.id} busy={form.isBusy}>
            {verb}
          </Button>
        </>
      }
    >
      <Form form={form} title="Belum dapat disahkan" className="gap-4">
        <p>{children}</p>
        <PasswordField {...form.field('password')} label="Kata laluan anda" autoComplete="current-password" />
        <p className="text-muted text-sm">
          Log masuk dengan Google atau pautan e-mel dan belum ada kata laluan?{' '}
          <a className="text-accent underline" href={mainAddress(appConfig(), paths.settings)}>
            Tetapkan dalam Tetapan
          </a>
          .
        </p>
      </Form>
    </Dialog>
  );
}

type FactorProofProps = ProofDialogProps & { factorId: string; isPhone: boolean };

function FactorProof({ title, verb, children, act, onClose, factorId, isPhone }: FactorProofProps) {
  const [refusal, setRefusal] = useState<string>();
  const doing = useMutation({
    mutationFn: () => act(),
    networkMode: 'always',
    onSuccess: onClose,
    onError: (failure) => setRefusal(errorMessage(failure)),
  });
  const Ask = isPhone ? PhoneFactor : TotpFactor;
  return (
    <Dialog title={title} onClose={onClose} actions={<CloseButton busy={doing.isPending}>Tutup</CloseButton>}>
      <div className="flex flex-col gap-4">
        <p>{children}</p>
        <FormSummary errors={refusal ? [{ message: refusal }] : []} title="Belum dapat diteruskan" />
        <Ask factorId={factorId} action={verb} onDone={() => doing.mutate()} />
      </div>
    </Dialog>
  );
}
