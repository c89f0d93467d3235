import { Button, buttonClass } from '../../../ui/button';
import { FormSummary } from '../../../ui/form-summary';
import { AuthFrame } from '../auth-frame';

type LinkFailureProps = { title: string; message: string; way: { href: string; label: string } };

/** What happened, and the way on. */
export function LinkFailure({ title, message, way }: LinkFailureProps) {
  return (
    <AuthFrame title={title}>
      <FormSummary errors={[{ message }]} title="Pautan ini tidak dapat digunakan" />
      <div className="flex flex-wrap gap-2">
        <a href={way.href} className={buttonClass({})}>
          {way.label}
        </a>
        <Button variant="secondary" icon="retry" onClick={() => window.location.reload()}>
          Cuba lagi
        </Button>
      </div>
    </AuthFrame>
  );
}
