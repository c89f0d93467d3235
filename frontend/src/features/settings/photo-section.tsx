import { SchoolChoice } from '../../school/school-choice';
import { currentHost } from '../../site/host';
import { Avatar } from '../../ui/avatar';
import { SettingsSection } from '../../ui/settings-section';
import { PictureEditor } from '../pictures';

/** A face belongs to a person in a school: each school has its own. */
export function PhotoSection({ name }: { name: string }) {
  const isInSchool = currentHost().kind === 'school';
  return (
    <SettingsSection title="Gambar profil" help="Dilihat oleh ahli sekolah ini, di sebelah nama anda.">
      {isInSchool ? (
        <PictureEditor
          kind={{ of: 'photo' }}
          label="Gambar baharu"
          preview={(url) => <Avatar name={name} picture={url} size="large" />}
        />
      ) : (
        <SchoolChoice>Gambar profil ditetapkan di alamat setiap sekolah anda.</SchoolChoice>
      )}
    </SettingsSection>
  );
}
