import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { queryClient } from '../../api/query-client';
import { callerQuery } from '../../features/operations';
import { useSchoolContext } from '../../school/current-school';
import { useLockedReasons } from '../../school/use-locked-reason';
import { useSession } from '../../session/use-session';
import { currentHost } from '../../site/host';
import { paths, patterns } from '../../site/paths';
import { type Command, CommandPalette } from '../../ui/command-palette';
import { descriptionOf, routeDescriptions } from '../route-rules';
import { type OpenPage, openPages } from './open-pages';
import { inOrderOfUse, wordsOf } from './page-words';
import { useFindings } from './use-findings';

type PaletteProps = { onClose: () => void };

export function Palette(props: PaletteProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <OpenPalette {...props} />
    </QueryClientProvider>
  );
}

/** Never a place of one's own: signing in, its returns, and addresses that only lead on. */
const passing: readonly string[] = [
  paths.root,
  paths.management,
  paths.otherLanding,
  paths.registrationDetails,
  paths.success,
  paths.oldSuccess,
];

function isPassing(path: string): boolean {
  return passing.includes(path) || path.startsWith('/auth/') || path.startsWith(paths.login);
}

function OpenPalette({ onClose }: PaletteProps) {
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  const { schoolCode, membership } = useSchoolContext();
  const isSignedIn = useSession() !== null;
  const role = membership?.role;
  const lockedReasonOf = useLockedReasons();
  const mayOpen = (path: string) => lockedReasonOf(path) === undefined;
  const { found, isSearching } = useFindings(query, role !== undefined && mayOpen(paths.lessonPlans));
  // Whoever came to the pages of the staff was let in there.
  const isStaff = queryClient.getQueryData(callerQuery().queryKey) !== undefined;
  const addressOf = (path: string) =>
    path === patterns.billing && schoolCode ? paths.billing(schoolCode) : path;
  const toPage = ({ path, title }: OpenPage): Command => ({
    value: path,
    label: title,
    words: wordsOf(path),
    icon: 'forward',
    group: 'Halaman',
    onSelect: () => void navigate(addressOf(path)),
  });
  const person = { host: currentHost().kind, isSignedIn, role, isStaff };
  const pages = openPages(routeDescriptions, person).filter(({ path }) => !isPassing(path) && mayOpen(path));
  const ownSchool = role ? [{ path: patterns.billing, title: descriptionOf(patterns.billing).title }] : [];
  const commands = inOrderOfUse([...pages, ...ownSchool]).map(toPage);
  return <CommandPalette {...{ commands, found, isSearching, onClose }} onQuery={setQuery} />;
}
