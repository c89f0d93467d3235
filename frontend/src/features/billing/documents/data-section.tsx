import { useCurrentSchool } from '../../../school/current-school';
import { SettingsSection } from '../../../ui/settings-section';
import { DownloadButton } from './download-button';
import { fetchMyData, fetchOwnData } from './fetch-file';

/** Beside what the school decides: what it and each of its people can take away. */
export function DataSection() {
  const { code } = useCurrentSchool().school;
  return (
    <SettingsSection
      title="Data sekolah"
      help="Rekod sekolah dan rancangan anda sendiri (CSV dan JSON) dengan invois dan resit, dalam satu fail ZIP. Rancangan guru lain yang belum dihantar kekal milik mereka."
    >
      <DownloadButton variant="secondary" filename={`data-${code}.zip`} fetchFile={() => fetchOwnData(code)}>
        Muat turun data sekolah
      </DownloadButton>
      <DownloadButton
        variant="secondary"
        filename={`rekod-saya-${code}.zip`}
        fetchFile={() => fetchMyData(code)}
      >
        Muat turun rekod saya
      </DownloadButton>
    </SettingsSection>
  );
}
