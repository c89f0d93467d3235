import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { schoolCodeOfHost, useCurrentSchool } from '../../../school/current-school';
import { useSession } from '../../../session/use-session';
import { Avatar } from '../../../ui/avatar';
import { photosQuery } from '../../pictures';
import { enterRoom } from './enter-room';
import { type Present, presenceSentence } from './present';

/** Who else has the plan open, at this moment. */
export function PlanPresence({ planId }: { planId: string }) {
  const schoolCode = schoolCodeOfHost();
  const { displayName } = useCurrentSchool().membership;
  const ownId = useSession()?.user.id;
  const [others, setOthers] = useState<Present[]>([]);

  useEffect(() => {
    if (!ownId) return;
    const topic = `lesson-plan:${schoolCode}:${planId}`;
    return enterRoom({ topic, me: { userId: ownId, name: displayName }, onChange: setOthers });
  }, [schoolCode, planId, ownId, displayName]);

  return <div role="status">{ownId && others.length > 0 && <Others others={others} ownId={ownId} />}</div>;
}

function Others({ others, ownId }: { others: readonly Present[]; ownId: string }) {
  const { data: faces } = useQuery(photosQuery());
  const shown = others.filter(({ userId }) => userId !== ownId);
  return (
    <p className="flex items-center gap-2 text-sm">
      <span className="flex -space-x-2">
        {shown.slice(0, 3).map(({ userId, name }) => (
          <Avatar key={userId} name={name} picture={faces?.get(userId)} />
        ))}
      </span>
      {presenceSentence(others, ownId)}
    </p>
  );
}
