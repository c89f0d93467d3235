import { use } from 'react';
import { currentHost } from '../../../site/host';
import { paths } from '../../../site/paths';
import { Button } from '../../../ui/button';
import { FormSummary } from '../../../ui/form-summary';
import { textLink } from '../text-link';
import { GoogleMark } from './google-mark';
import type { SignInWays } from './sign-in-ways';
import { useGoogle } from './use-google';

export type Way = 'password' | 'link' | 'phone';

type OtherWaysProps = { ways: Promise<SignInWays>; current: Way; onChoose: (way: Way) => void };

/** What else this deployment offers. */
export function OtherWays({ ways, current, onChoose }: OtherWaysProps) {
  const { google, link, phone } = use(ways);
  const { errors, isBusy, go } = useGoogle();
  const isOnSchoolHost = currentHost().kind === 'school';
  if (!google && !link && !phone && !isOnSchoolHost) return null;
  return (
    <section aria-label="Cara lain" className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        atau
      </p>
      <FormSummary errors={errors} title="Log masuk belum berjaya" />
      {current !== 'password' && (
        <Button variant="secondary" icon="locked" onClick={() => onChoose('password')}>
          Guna kata laluan
        </Button>
      )}
      {google && (
        <Button variant="secondary" busy={isBusy} onClick={go}>
          {!isBusy && <GoogleMark />}
          Teruskan dengan Google
        </Button>
      )}
      {link && current !== 'link' && (
        <Button variant="secondary" icon="mail" onClick={() => onChoose('link')}>
          Hantar pautan ke e-mel
        </Button>
      )}
      {phone && current !== 'phone' && (
        <Button variant="secondary" icon="phone" onClick={() => onChoose('phone')}>
          Hantar kod ke telefon
        </Button>
      )}
      {isOnSchoolHost && (
        <a href={paths.handOver} className={`${textLink} self-center`}>
          Sudah log masuk di laman utama?
        </a>
      )}
    </section>
  );
}
