import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { roleNames, type SchoolRole } from '../../api/role-names';
import { planTitle } from '../../features/lesson-plans/plan';
import { planAddress } from '../../features/lesson-plans/plan-address';
import { plansQuery } from '../../features/lesson-plans/queries';
import { membersQuery } from '../../features/members/queries';
import type { Command } from '../../ui/command-palette';
import { formatDate } from '../../ui/format';
import { matchingOptions } from '../../ui/option-filter';
import { paths } from '../paths';

/** From as many letters on the palette looks beyond pages. */
const enoughLetters = 2;

/** The newest own plans and, for administrators, the people of the school, as far as they match what is typed. */
export function useFindings(query: string, role: SchoolRole | undefined) {
  const navigate = useNavigate();
  const isWanted = role !== undefined && query.trim().length >= enoughLetters;
  const mayListPeople = role === 'admin' || role === 'main_admin';
  const plans = useInfiniteQuery({ ...plansQuery(null), enabled: isWanted });
  const people = useQuery({ ...membersQuery(), enabled: isWanted && mayListPeople });
  const planCommands = (plans.data?.pages ?? [])
    .flatMap(({ items }) => items)
    .map(
      (plan): Command => ({
        value: plan.id,
        label: planTitle(plan),
        detail: formatDate(plan.date),
        icon: 'lessonPlan',
        group: 'Rancangan',
        onSelect: () => void navigate(planAddress(plan.id)),
      }),
    );
  const personCommands = (people.data?.members ?? []).map(
    (member): Command => ({
      value: member.userId,
      label: member.displayName,
      detail: roleNames[member.role],
      icon: 'person',
      group: 'Orang',
      onSelect: () => void navigate(paths.users),
    }),
  );
  return {
    found: isWanted ? matchingOptions([...planCommands, ...personCommands], query) : [],
    isSearching: plans.isLoading || people.isLoading,
  };
}
