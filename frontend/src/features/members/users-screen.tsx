import { useQuery } from '@tanstack/react-query';
import { useCurrentSchool } from '../../school/current-school';
import { useSession } from '../../session/use-session';
import { photosQuery } from '../pictures';
import { MembersPage } from './members-page';

export function UsersScreen() {
  const { school, membership } = useCurrentSchool();
  const userId = useSession()?.user.id ?? '';
  const { data: faces } = useQuery(photosQuery());
  const actor = { userId, role: membership.role };
  return <MembersPage actor={actor} schoolName={school.name} faceOf={(person) => faces?.get(person)} />;
}
