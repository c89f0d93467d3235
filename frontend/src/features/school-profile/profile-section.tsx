import { useCurrentSchool } from '../../school/current-school';
import { SettingsSection } from '../../ui/settings-section';
import { SchoolProfile } from './school-profile';

/** Beside what else the school decides. */
export function ProfileSection() {
  const { school } = useCurrentSchool();
  return (
    <SettingsSection
      title="Maklumat sekolah"
      help="Negeri menentukan kumpulan kalendar akademik; PPD tercetak pada laporan."
    >
      <SchoolProfile schoolCode={school.code} />
    </SettingsSection>
  );
}
