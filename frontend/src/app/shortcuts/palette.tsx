import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { queryClient } from '../../api/query-client';
import { type Command, CommandPalette } from '../../ui/command-palette';
import { useSchoolContext } from '../current-school';
import { paths, patterns } from '../paths';
import { routeDescriptions } from '../route-rules';
import { currentHost } from '../school';
import { useSession } from '../session/use-session';
import { useLockedReasons } from '../use-locked-reason';
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

/** Never a place of one's own: signing in, its returns, and addresses that only lead on. */
const passing: readonly string[] = [paths.root, paths.management];

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
  const toPage = (path: string, title: string): Command => ({
    value: path,
    label: title,
    icon: 'forward',
    group: 'Halaman',
    onSelect: () => void navigate(path),
  });
  const person = { host: currentHost().kind, isSignedIn, role };
  const pages = openPages(routeDescriptions, person)
    .filter(({ path }) => !isPassing(path) && mayOpen(path))
    .map(({ path, title }) => toPage(path, title));
  const billing = routeDescriptions[patterns.billing];
  if (schoolCode && role && billing) pages.push(toPage(paths.billing(schoolCode), billing.title));
  return <CommandPalette {...{ found, isSearching, onClose }} commands={pages} onQuery={setQuery} />;
}
