import type { FunctionContext } from '../hosted-backend/src/functions/function-handler.ts';

/** With the caller's own token: nobody is told here what they may not read themselves. */
type AsCaller = FunctionContext & { authorization: string; schoolCode: string };

export interface School {
  school_name: string;
  role: string;
  /** Whether the school's subscription allows reports at this moment. */
  may_view_reports: boolean;
}

export interface WrittenDay {
  date: string;
  lesson_plans: number;
  teachers: number;
}

export interface Subscription {
  restrictionLevel: 'none' | 'grace_period' | 'limited' | 'locked';
  expiresAt: string | null;
}

export async function readSchool(asCaller: AsCaller): Promise<School | undefined> {
  const [school] = await view<School>(asCaller, 'my_schools', {
    select: 'school_name,role,may_view_reports',
  });
  return school;
}

export const readDays = (asCaller: AsCaller, days: string[]) =>
  view<WrittenDay>(asCaller, 'lesson_plan_days', {
    select: 'date,lesson_plans,teachers',
    date: `in.(${days.join(',')})`,
  });

/** The product alone knows the level; without its answer the mail goes without. */
export async function readSubscription({
  settings,
  authorization,
  schoolCode,
}: AsCaller): Promise<Subscription | undefined> {
  const url = `${settings.APP_URL}/api/subscription/status?schoolCode=${schoolCode}`;
  try {
    const response = await fetch(url, { headers: { authorization } });
    return response.ok ? ((await response.json()) as Subscription) : undefined;
  } catch {
    return undefined;
  }
}

async function view<Row>(
  { supabaseUrl, publishableKey, authorization, schoolCode }: AsCaller,
  name: string,
  query: Record<string, string>,
): Promise<Row[]> {
  const search = new URLSearchParams({ ...query, school_code: `eq.${schoolCode}` });
  const headers = { apikey: publishableKey, authorization, 'accept-profile': 'reporting' };
  const response = await fetch(`${supabaseUrl}/rest/v1/${name}?${search}`, { headers });
  if (!response.ok) throw new Error(`The view ${name} answered ${response.status}.`);
  return (await response.json()) as Row[];
}

const dayForm = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kuala_Lumpur' });

/** The date in Malaysia, so many days from now, as 2026-01-12. */
export const schoolDay = (now: Date, daysFromNow: number) =>
  dayForm.format(new Date(now.getTime() + daysFromNow * 24 * 3_600_000));
