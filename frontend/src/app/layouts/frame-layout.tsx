import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { queryClient } from '../../api/query-client';
import { useSchoolContext } from '../../school/current-school';
import { useSession } from '../../session/use-session';
import { useDescription } from '../use-description';
import { SchoolFrame } from './school-frame';

const PlainFrame = lazy(async () => ({ default: (await import('./plain-frame')).PlainFrame }));

/** Whoever belongs to the school of the host keeps its frame on every page; others have a bar over the page. */
export function FrameLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <Frame />
    </QueryClientProvider>
  );
}

function Frame() {
  const { school, membership } = useSchoolContext();
  const isSignedIn = useSession() !== null;
  // A page that is left because the session ended keeps its frame, and with it what is written there.
  const isForEverybody = useDescription()?.access === 'public';
  if (school && membership && (isSignedIn || !isForEverybody))
    return <SchoolFrame school={school} membership={membership} />;
  return (
    <Suspense>
      <PlainFrame />
    </Suspense>
  );
}
