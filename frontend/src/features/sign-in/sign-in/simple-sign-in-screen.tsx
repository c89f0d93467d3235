import { paths } from '../../../site/paths';
import { AuthColumn } from '../auth-frame';
import { enter } from '../enter';
import { SchoolLine } from '../school-line';
import { textLink } from '../text-link';
import { PasswordForm } from './password-form';

/** The password alone, for old devices and slow networks: nothing is fetched beside it. */
export function SimpleSignInScreen() {
  return (
    <AuthColumn title="Log masuk ringkas" introduction={<SchoolLine />}>
      <PasswordForm onDone={enter} />
      <a href={paths.schoolLogin} className={textLink}>
        Cara log masuk lain
      </a>
    </AuthColumn>
  );
}
