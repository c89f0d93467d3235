import { useLocation } from 'react-router';
import { paths } from '../../site/paths';
import { Banner } from '../../ui/banner';
import { ButtonLink } from '../../ui/button-link';
import { type BannerContent, bannerOf, type Role, type SubscriptionStatus } from './model';

type SubscriptionBannerProps = { status: SubscriptionStatus; role: Role; schoolCode: string };

export function SubscriptionBanner({ status, role, schoolCode }: SubscriptionBannerProps) {
  const content = bannerOf(status, role);
  if (!content) return null;
  return (
    <Banner
      tone={content.tone}
      title={content.title}
      action={<BannerAction action={content.action} billing={paths.billing(schoolCode)} />}
    >
      {content.message}
    </Banner>
  );
}

const labels = { pay: 'Bayar sekarang', tell: 'Maklumkan Admin Utama' };

/** Leads to the billing page, which pays or names the main administrators; needless when one stands there. */
function BannerAction({ action, billing }: { action: BannerContent['action']; billing: string }) {
  const { pathname } = useLocation();
  if (action === 'none' || pathname === billing) return null;
  return (
    <ButtonLink to={billing} size="small" variant={action === 'pay' ? 'primary' : 'secondary'}>
      {labels[action]}
    </ButtonLink>
  );
}
