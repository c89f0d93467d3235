import { PostgrestClient } from '@supabase/postgrest-js';
import { queryOptions } from '@tanstack/react-query';
import { hostedReply } from '../../api/hosted-reply';
import type { HostedCaller } from '../../session/as-caller';
import type { Reporting } from './reporting';
import type { WrittenDay } from './week';

export type Caller = () => Promise<HostedCaller>;
export type Figures = { days: readonly WrittenDay[]; teachers: number };

/** Tried again as our own API is, not by the client's longer schedule. */
async function viewsFor(caller: Caller) {
  const { url, headers } = await caller();
  return new PostgrestClient<Reporting>(`${url}/rest/v1`, {
    headers,
    schema: 'reporting',
    retry: false,
    fetch: (input, init) => hostedReply(new Request(input, init)),
  });
}

/** Read with the person's own token: the database gives the rows of their schools and of no other. */
export function figuresQuery(caller: Caller, schoolCode: string, days: readonly string[]) {
  return queryOptions({
    queryKey: ['school-figures', schoolCode, days],
    queryFn: async ({ signal }): Promise<Figures> => {
      const views = await viewsFor(caller);
      const [written, people] = await Promise.all([
        views
          .from('lesson_plan_days')
          .select('date,plans:lesson_plans,teachers')
          .eq('school_code', schoolCode)
          .in('date', days)
          .abortSignal(signal)
          .throwOnError(),
        views
          .from('school_people')
          .select('people')
          .eq('school_code', schoolCode)
          .eq('role', 'teacher')
          .abortSignal(signal)
          .maybeSingle()
          .throwOnError(),
      ]);
      return { days: written.data, teachers: people.data?.people ?? 0 };
    },
  });
}
