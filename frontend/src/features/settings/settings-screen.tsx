import { lazy, Suspense } from 'react';
import { SignInInvitation } from '../../session/sign-in-invitation';
import { useSession } from '../../session/use-session';
import { ColorModeChoice } from '../../site/color-mode/color-mode-choice';
import { currentHost } from '../../site/host';
import { paths } from '../../site/paths';
import { ButtonLink } from '../../ui/button-link';
import { PageHeader } from '../../ui/page-header';
import { SettingsSection } from '../../ui/settings-section';
import { DevicesSection } from './devices-section';
import { EmailSection } from './email-section';
import { PasswordSection } from './password-section';
import { PhoneSection } from './phone-section';
import { PhotoSection } from './photo-section';
import { SecondFactorSection } from './second-factor/second-factor-section';
import { SharedDeviceSection } from './shared-device-section';

const OwnWorkSection = lazy(async () => ({ default: (await import('../own-work')).OwnWorkSection }));

/** Of the device for everybody, of the account for whoever is signed in. */
export function SettingsScreen() {
  const user = useSession()?.user;
  return (
    <>
      <PageHeader title="Tetapan" state={user?.email ?? 'Tetapan peranti ini'} />
      <SettingsSection title="Paparan" help="Untuk peranti ini sahaja.">
        <ColorModeChoice />
      </SettingsSection>
      <SharedDeviceSection />
      {user ? (
        <>
          <PhotoSection name={user.email ?? ''} />
          <PasswordSection />
          <EmailSection email={user.email} pending={user.new_email} />
          <PhoneSection phone={user.phone} />
          <SecondFactorSection />
          <DevicesSection />
          {currentHost().kind === 'school' && (
            <Suspense>
              <OwnWorkSection />
            </Suspense>
          )}
        </>
      ) : (
        <SettingsSection title="Akaun" help="Kata laluan, e-mel, langkah kedua dan peranti anda.">
          <SignInInvitation>Sila log masuk untuk melihat dan menukar tetapan akaun anda.</SignInInvitation>
        </SettingsSection>
      )}
      <SettingsSection title="Perkhidmatan" help="Syarat penggunaan dan cara data anda dijaga.">
        <nav aria-label="Perkhidmatan" className="flex flex-wrap gap-2">
          <ButtonLink to={paths.terms} variant="secondary" icon="file">
            Terma perkhidmatan
          </ButtonLink>
          <ButtonLink to={paths.privacy} variant="secondary" icon="shield">
            Notis privasi
          </ButtonLink>
        </nav>
      </SettingsSection>
    </>
  );
}
