import { Suspense } from 'react';
import { useSchoolContext } from '../../school/current-school';
import { SchoolChoice } from '../../school/school-choice';
import { SignInInvitation } from '../../session/sign-in-invitation';
import { useSession } from '../../session/use-session';
import { ColorModeChoice } from '../../site/color-mode/color-mode-choice';
import { currentHost } from '../../site/host';
import { showOverlay } from '../../site/overlay';
import { chooseDensity, density, firstPage, singleKeys, templateLanguage } from '../../site/preferences';
import { Button } from '../../ui/button';
import { PageHeader } from '../../ui/page-header';
import { RadioField } from '../../ui/radio-field';
import { SettingsSection } from '../../ui/settings-section';
import { SwitchField } from '../../ui/switch-field';
import { PreferenceChoices } from '../notifications';
import { languageOptions, ReminderTimeChoice } from '../reflections';

/** How the product looks here, and how it tells what there is to tell. Device choices need no account. */
export function PreferencesScreen() {
  return (
    <>
      <PageHeader title="Keutamaan" state="Setiap pilihan disimpan sebaik ditekan." />
      <SettingsSection title="Paparan" help="Untuk peranti ini sahaja.">
        <ColorModeChoice />
        <DensityChoice />
      </SettingsSection>
      <SettingsSection title="Papan kekunci" help="Untuk peranti ini sahaja.">
        <SingleKeysChoice />
      </SettingsSection>
      <SettingsSection title="Halaman pertama" help="Untuk peranti ini sahaja.">
        <FirstPageChoice />
      </SettingsSection>
      <SettingsSection title="Template refleksi" help="Untuk peranti ini sahaja.">
        <TemplateLanguageChoice />
      </SettingsSection>
      <SettingsSection title="Pemberitahuan" help="Perkara yang dimaklumkan kepada anda, dan caranya.">
        <NotificationChoices />
      </SettingsSection>
    </>
  );
}

function DensityChoice() {
  return (
    <RadioField
      label="Kerapatan"
      help="Untuk komputer; pada telefon butang kekal besar."
      name="density"
      value={density.use()}
      onChange={({ target }) => chooseDensity(target.value === 'compact' ? 'compact' : 'comfortable')}
      options={[
        { value: 'comfortable', label: 'Selesa' },
        { value: 'compact', label: 'Padat' },
      ]}
    />
  );
}

function SingleKeysChoice() {
  return (
    <div className="flex flex-col items-start gap-3">
      <SwitchField
        label="Pintasan satu kekunci"
        help="J, K, N, G, / dan ?. Matikan jika anda menggunakan suara atau kekunci ditekan tanpa sengaja; Ctrl K tetap ada."
        checked={singleKeys.use() === 'on'}
        onChange={({ target }) => singleKeys.choose(target.checked ? 'on' : 'off')}
      />
      <Button variant="secondary" size="small" onClick={() => showOverlay('shortcuts')}>
        Lihat semua pintasan
      </Button>
    </div>
  );
}

function FirstPageChoice() {
  return (
    <RadioField
      label="Selepas log masuk, buka"
      name="first-page"
      value={firstPage.use()}
      onChange={({ target }) => firstPage.choose(target.value === 'week' ? 'week' : 'dashboard')}
      options={[
        { value: 'dashboard', label: 'Papan pemuka' },
        { value: 'week', label: 'Minggu Saya (RPH)' },
      ]}
    />
  );
}

function TemplateLanguageChoice() {
  return (
    <RadioField
      label="Bahasa template baharu"
      help="Yang sudah ditulis tidak berubah."
      name="template-language"
      value={templateLanguage.use()}
      onChange={({ target }) =>
        templateLanguage.choose(templateLanguage.choices.find((each) => each === target.value) ?? 'ms')
      }
      options={languageOptions.map(({ value, label }) => ({ value, label: `Bahasa ${label}` }))}
    />
  );
}

function NotificationChoices() {
  const session = useSession();
  const { membership } = useSchoolContext();
  if (!session) return <SignInInvitation>Sila log masuk untuk memilih pemberitahuan anda.</SignInInvitation>;
  if (currentHost().kind !== 'school')
    return <SchoolChoice>Pemberitahuan dipilih bagi setiap sekolah, di alamat sekolah itu.</SchoolChoice>;
  return (
    <>
      <PreferenceChoices />
      {membership && membership.roles.length > 0 && (
        <Suspense>
          <ReminderTimeChoice />
        </Suspense>
      )}
    </>
  );
}
