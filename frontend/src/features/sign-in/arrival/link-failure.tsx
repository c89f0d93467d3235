import { authErrorMessage, type Refusal } from '../../../api/auth-error-messages';
import { Button, buttonClass } from '../../../ui/button';
import { FormSummary } from '../../../ui/form-summary';
import { AuthFrame } from '../auth-frame';

type LinkFailureProps = { title: string; refusal: Refusal; way: { href: string; label: string } };

/** Why a link or a provider brought nobody in, and the way on. */
export function LinkFailure({ title, refusal, way }: LinkFailureProps) {
  return (
    <AuthFrame title={title}>
      <FormSummary errors={[{ message: authErrorMessage(refusal) }]} title="Belum berjaya" />
      <div className="flex flex-wrap gap-2">
        {refusal.status === 0 && (
          <Button icon="retry" onClick={() => window.location.reload()}>
            Cuba lagi
          </Button>
        )}
        <a
          href={way.href}
          className={buttonClass({ variant: refusal.status === 0 ? 'secondary' : 'primary' })}
        >
          {way.label}
        </a>
      </div>
    </AuthFrame>
  );
}
