import { isDay } from '@rules/calendar/day';
import { weekOfSchool } from '@rules/calendar/domain/school-days';
import { useQuery } from '@tanstack/react-query';
import type { Editing } from '../../../records/record-form';
import { useSchoolDays } from '../../../school/calendar/use-school-days';
import { showToast } from '../../../ui/toast';
import type { PlanFields } from '../plan';
import { myWeekQuery } from '../week/calls';
import { servesOtherClasses } from './parallel-classes';
import { useParallelCopies } from './use-parallel-copies';

/** For a plan whose subject the teacher has in other classes of the level this week, where it `hasClasses`. */
export function useCopyToParallel(
  planId: string,
  { text, save }: Pick<Editing<PlanFields>, 'text' | 'save'>,
) {
  const { days } = useSchoolDays();
  const week = isDay(text.date) ? weekOfSchool(days, text.date) : '';
  const { data } = useQuery({ ...myWeekQuery(week), enabled: week !== '' });
  const copies = useParallelCopies();
  async function copy() {
    if (await save()) return copies.make(planId);
    void showToast({
      type: 'error',
      message: 'Rancangan ini belum sampai ke pelayan, jadi belum disalin. Cuba lagi apabila sudah disimpan.',
    });
  }
  return { hasClasses: data !== undefined && servesOtherClasses(data, planId), copy, isBusy: copies.isBusy };
}
