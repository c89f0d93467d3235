import { Icon } from '../../ui/icon';
import { currentHost } from '../school';

/** Where one is about to sign in. */
export function SchoolLine() {
  const host = currentHost();
  if (host.kind !== 'school') {
    return (
      <p>
        Untuk pentadbir sekolah. Guru log masuk di alamat sekolah masing-masing, contohnya{' '}
        <span className="whitespace-nowrap text-text">abc1234.{window.location.host}</span>.
      </p>
    );
  }
  return (
    <p className="flex items-center gap-2">
      <Icon name="school" />
      Kod sekolah <strong className="font-semibold text-text uppercase">{host.schoolCode}</strong>
    </p>
  );
}
