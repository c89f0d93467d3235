import { standardKey } from '@rules/yearly-plans/domain/plan-row';
import { formatShortDay, formatWeekday } from '../../../../ui/format';
import type { LessonPlan, PlanFields } from '../../plan';
import type { MyWeek } from '../../week/calls';
import { isSameName } from './offered-standards';

/** A standard that was noted as taught to a set, on a day. */
type Taught = Readonly<{ teachingSetId: string; standard: string; taughtOn: string }>;

type Known = Readonly<{ week: Pick<MyWeek, 'plans' | 'noted'> | undefined; taught: readonly Taught[] }>;

/**
 * What became of standards in the class of a plan, by their key: "dirancang Rabu", "diajar Isnin"; what was taught stands
 * before what is planned. The plan itself and lessons that were not held say nothing.
 */
export function standardFates(plan: PlanFields, { week, taught }: Known): Map<string, string> {
  const fates = new Map<string, string>();
  const others = (week?.plans ?? []).filter((other) => isOfClass(other, plan) && !isItself(other, plan));
  for (const other of others) {
    const status = week?.noted.find(({ id }) => id === other.id)?.status;
    if (status === undefined || status === 'taught')
      tell(other, `${status ? 'diajar' : 'dirancang'} ${formatWeekday(other.date)}`);
  }
  const setId = week?.plans.find((other) => isOfClass(other, plan) && other.teachingSetId)?.teachingSetId;
  for (const { teachingSetId, standard, taughtOn } of taught)
    if (teachingSetId === setId && !fates.get(standard)?.startsWith('diajar'))
      fates.set(standard, `diajar ${formatShortDay(taughtOn)}`);
  return fates;

  function tell({ learningStandards }: LessonPlan, words: string) {
    for (const line of learningStandards) {
      const key = standardKey(line);
      if (!fates.get(key)?.startsWith('diajar')) fates.set(key, words);
    }
  }
}

const isOfClass = (other: PlanFields, { subject, className }: PlanFields) =>
  isSameName(other.subject, subject) && isSameName(other.className, className);

const isItself = (other: PlanFields, { date, startTime }: PlanFields) =>
  other.date === date && other.startTime === startTime;
