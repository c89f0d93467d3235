import { MembersPage } from '../../features/members/members-page';
import { useCurrentSchool } from '../current-school';
import { useSession } from '../session/use-session';

export function UsersScreen() {
  const { school, membership } = useCurrentSchool();
  const userId = useSession()?.user.id ?? '';
  return <MembersPage actor={{ userId, role: membership.role }} schoolName={school.name} />;
}
