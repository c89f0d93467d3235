import { paths } from '../../../site/paths';
import { buttonClass } from '../../../ui/button';
import { AuthFrame } from '../auth-frame';
import { SchoolLine } from '../school-line';
import type { Offer } from './offer';

const reasons: Record<Exclude<Offer['state'], 'waiting'> | 'unknown', string> = {
  expired:
    'Jemputan ini telah tamat tempoh: pautannya sah selama 7 hari. Sila minta pentadbir sekolah menghantarnya semula.',
  revoked: 'Jemputan ini telah ditarik balik. Sila hubungi pentadbir sekolah jika ini satu kesilapan.',
  accepted: 'Jemputan ini telah digunakan. Sila log masuk dengan akaun anda.',
  unknown:
    'Pautan ini tidak dikenali. Sila buka pautan dalam e-mel jemputan yang terbaharu, atau minta pentadbir sekolah menghantarnya semula.',
};

/** A link that lets nobody in any more, and the way on. */
export function SpentInvitation({ title, state }: { title: string; state: keyof typeof reasons }) {
  return (
    <AuthFrame title={title} introduction={<SchoolLine />}>
      <p role="alert">{reasons[state]}</p>
      <a href={paths.schoolLogin} className={buttonClass({ variant: 'secondary' })}>
        Ke halaman log masuk
      </a>
    </AuthFrame>
  );
}
