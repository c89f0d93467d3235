import { useQuery } from '@tanstack/react-query';
import { pictureQuery } from '../../features/pictures';
import { currentHost } from '../../site/host';
import { Avatar } from '../../ui/avatar';

/** The face of whoever is signed in, in the school of the host. */
export function OwnAvatar({ name }: { name: string }) {
  const { data } = useQuery({ ...pictureQuery({ of: 'photo' }), enabled: currentHost().kind === 'school' });
  return <Avatar name={name} picture={data} />;
}
