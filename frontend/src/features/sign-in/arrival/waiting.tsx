import { Spinner } from '../../../ui/spinner';
import { AuthFrame } from '../auth-frame';

/** While a link or a code is being redeemed; shown after 150 ms. */
export function Waiting({ title }: { title: string }) {
  return (
    <AuthFrame title={title}>
      <p role="status" className="flex animate-appear items-center gap-3 text-muted">
        <Spinner />
        Sila tunggu sebentar…
      </p>
    </AuthFrame>
  );
}
