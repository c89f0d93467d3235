const minute = 60_000;
const keptFor = 30 * minute;
const keptForOnAuthPages = 60 * minute;

type Question = {
  schoolCode: string;
  isAuthPage: boolean;
  now: number;
  cache: Pick<Storage, 'getItem' | 'setItem'>;
  ask: (schoolCode: string) => Promise<boolean>;
};

/** Whether a school exists. Only a yes is remembered; a failed call counts as a no. */
export async function schoolExists({ schoolCode, isAuthPage, now, cache, ask }: Question): Promise<boolean> {
  const key = `school-exists:${schoolCode}`;
  if (Number(cache.getItem(key)) > now) return true;
  const exists = await ask(schoolCode).catch(() => false);
  if (exists) cache.setItem(key, String(now + (isAuthPage ? keptForOnAuthPages : keptFor)));
  return exists;
}
