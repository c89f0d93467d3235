import { appConfig } from '../../site/config';
import { currentHost } from '../../site/host';
import { Icon } from '../../ui/icon';

/** Where one is about to sign in. */
export function SchoolLine() {
  const host = currentHost();
  if (host.kind !== 'school') {
    return <p>Selepas log masuk anda dibawa ke sekolah anda.</p>;
  }
  return (
    <p className="flex items-center gap-2">
      <Icon name="school" />
      <span className="min-w-0 break-words">
        <strong className="font-semibold text-text">{appConfig().schoolName}</strong>{' '}
        <span className="uppercase">({host.schoolCode})</span>
      </span>
    </p>
  );
}
