import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import { roleNames } from '../../api/role-names';
import type { components } from '../../api/schema';
import { eventAddress } from '../../features/calendar-events';
import { fateWords, planAddress, planTitle } from '../../features/lesson-plans';
import { classAddress, pupilAddress } from '../../features/pupils';
import { useSettled } from '../../queries/use-settled';
import { paths } from '../../site/paths';
import type { Command } from '../../ui/command-list';
import { formatDate, formatDayRange } from '../../ui/format';

type Findings = components['schemas']['FindingsDto'];

/** From as many letters on the palette looks beyond pages. */
const enoughLetters = 2;
/** Whoever types on is not asked for yet. */
const pause = 150;

/** What is typed on ends the search for what was typed before. */
function searchQuery(query: string) {
  return queryOptions({
    queryKey: ['search', query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/search', { params: { query: { query } }, signal })),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

/** Own plans, the events of the school, the classes and pupils of one's own and, for administrators, all of these and the
 * people of the school. */
export function useFindings(query: string, isMember: boolean) {
  const navigate = useNavigate();
  const wanted = query.trim();
  const settled = useSettled(wanted, pause);
  const isWanted = isMember && wanted.length >= enoughLetters;
  const isAsked = isWanted && settled.length >= enoughLetters;
  const { data, isFetching } = useQuery({ ...searchQuery(settled), enabled: isAsked });
  return {
    found: isAsked && data ? commandsOf(data, navigate) : [],
    isSearching: isWanted && (isFetching || wanted !== settled),
  };
}

type FoundCommand = Omit<Command, 'onSelect'> & { to: string };

/** A kind that the contract names and nobody shows here does not compile. */
const shown: Record<keyof Findings, (findings: Findings) => FoundCommand[]> = {
  classes: ({ classes }) =>
    classes.map(({ id, name }) => ({
      value: id,
      label: name,
      icon: 'pupils',
      group: 'Kelas',
      to: classAddress(id),
    })),
  people: ({ people }) =>
    people.map(({ userId, displayName, role }) => ({
      value: userId,
      label: displayName,
      detail: roleNames[role],
      icon: 'person',
      group: 'Orang',
      to: paths.users,
    })),
  pupils: ({ pupils }) =>
    pupils.map(({ id, name, classId, className }) => ({
      value: id,
      label: name,
      detail: className ?? 'Tanpa kelas',
      icon: 'pupils',
      group: 'Murid',
      to: pupilAddress(id, classId),
    })),
  events: ({ events }) =>
    events.map(({ id, title, from, to }) => ({
      value: id,
      label: title,
      detail: from === to ? formatDate(from) : formatDayRange(from, to),
      icon: 'calendar',
      group: 'Takwim',
      to: eventAddress(id, from),
    })),
  plans: ({ plans }) =>
    plans.map((plan) => ({
      value: plan.id,
      label: planTitle(plan),
      detail: [formatDate(plan.date), fateWords(plan)].filter(Boolean).join(' · '),
      icon: 'lessonPlan',
      group: 'Rancangan',
      to: planAddress(plan.id),
    })),
};

function commandsOf(findings: Findings, navigate: ReturnType<typeof useNavigate>): Command[] {
  const found = Object.values(shown).flatMap((show) => show(findings));
  return found.map(({ to, ...command }) => ({ ...command, onSelect: () => void navigate(to) }));
}
