import { ManagedSchool } from '../../school/managed-school';
import { asCaller } from '../../session/as-caller';
import { Icon } from '../../ui/icon';
import { PageHeader } from '../../ui/page-header';
import { SettingsSection } from '../../ui/settings-section';
import { PictureEditor } from '../pictures';
import { DigestRequest } from '../school-figures';

export function SchoolSettingsScreen() {
  return (
    <>
      <PageHeader title="Tetapan sekolah" state="Apa yang dilihat oleh seluruh sekolah." />
      <ManagedSchool>
        {({ code, name }) => (
          <>
            <SettingsSection
              title="Logo sekolah"
              help={`Ditunjukkan di sebelah nama ${name}, dan pada setiap cetakan.`}
            >
              <PictureEditor
                kind={{ of: 'logo', schoolCode: code.toLowerCase() }}
                label="Logo baharu"
                preview={(url) => <LogoPreview url={url} />}
              />
            </SettingsSection>
            <SettingsSection
              title="Ringkasan harian"
              help="Rancangan yang ditulis semalam dan hari ini, serta keadaan langganan, dalam satu e-mel."
            >
              <DigestRequest schoolCode={code.toLowerCase()} caller={asCaller} />
            </SettingsSection>
          </>
        )}
      </ManagedSchool>
    </>
  );
}

function LogoPreview({ url }: { url: string | null }) {
  if (url) return <img src={url} alt="Logo sekolah" className="size-20 object-contain" />;
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-20 items-center justify-center rounded-lg border border-line border-dashed text-muted"
    >
      <Icon name="school" size={28} />
    </span>
  );
}
