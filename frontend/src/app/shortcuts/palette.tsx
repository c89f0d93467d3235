import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { queryClient } from '../../api/query-client';
import { callerQuery } from '../../features/operations';
import { useSchoolContext } from '../../school/current-school';
import { useLockedReasons } from '../../school/use-locked-reason';
import { useSession } from '../../session/use-session';
import { currentHost } from '../../site/host';
import { paths } from '../../site/paths';
import type { Command } from '../../ui/command-list';
import { CommandPalette } from '../../ui/command-palette';
import { places } from '../every-page';
import { addressIn } from '../pages';
import { openPages } from './open-pages';
import { useFindings } from './use-findings';

type PaletteProps = { onClose: () => void };

export function Palette(props: PaletteProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <OpenPalette {...props} />
    </QueryClientProvider>
  );
}

function OpenPalette({ onClose }: PaletteProps) {
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  const { schoolCode, membership } = useSchoolContext();
  const isSignedIn = useSession() !== null;
  const lockedReasonOf = useLockedReasons();
  const mayOpen = (path: string) => lockedReasonOf(path) === undefined;
  const { found, isSearching } = useFindings(query, membership !== null && mayOpen(paths.lessonPlans));
  // Whoever came to the pages of the staff was let in there.
  const isStaff = queryClient.getQueryData(callerQuery().queryKey) !== undefined;
  const person = { host: currentHost().kind, isSignedIn, membership: membership ?? undefined, isStaff };
  const commands = openPages(places, person)
    .filter(({ path }) => mayOpen(path))
    .map(
      ({ path, title, words }): Command => ({
        value: path,
        label: title,
        words,
        icon: 'forward',
        group: 'Halaman',
        onSelect: () => void navigate(addressIn(path, schoolCode)),
      }),
    );
  return <CommandPalette {...{ commands, found, isSearching, onClose }} onQuery={setQuery} />;
}
