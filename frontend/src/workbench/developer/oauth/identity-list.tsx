import type { UserIdentity } from '@supabase/auth-js';
import { Button } from '../../../ui/button';

type IdentityListProps = {
  identities: readonly UserIdentity[];
  onUnlink: (identity: UserIdentity) => void;
};

export function IdentityList({ identities, onUnlink }: IdentityListProps) {
  return (
    <ul className="divide-y divide-line px-4">
      {identities.map((identity) => (
        <li key={identity.identity_id} className="flex min-h-14 items-center justify-between gap-4 py-2">
          <span className="min-w-0 break-words">
            {identity.provider} · {String(identity.identity_data?.email ?? '')}
          </span>
          <Button variant="quiet" size="small" icon="delete" onClick={() => onUnlink(identity)}>
            Buang pautan
          </Button>
        </li>
      ))}
    </ul>
  );
}
