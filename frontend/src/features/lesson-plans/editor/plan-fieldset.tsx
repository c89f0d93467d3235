import type { WeekStart } from '@rules/calendar/school-week';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { Editing } from '../../../records/record-form';
import { DateField } from '../../../ui/date-field';
import { SuggestionField } from '../../../ui/suggestion-field';
import { TextareaField } from '../../../ui/textarea-field';
import { TimeField } from '../../../ui/time-field';
import { fieldLabels, type LessonPlan, type PlanField, type PlanFields } from '../plan';
import { plansQuery } from '../queries';
import { wordsOf } from './begin-plan';

const ownPlans = {
  ...plansQuery(null),
  select: ({ pages }: InfiniteData<{ items: LessonPlan[] }>) => pages.flatMap(({ items }) => items),
};

type PlanFieldsetProps = { field: Editing<PlanFields>['field']; weekStart: WeekStart };

export function PlanFieldset({ field, weekStart }: PlanFieldsetProps) {
  const { data: plans = [] } = useInfiniteQuery(ownPlans);
  const part = (name: PlanField) => ({
    ...field(name),
    label: `${fieldLabels[name]} *`,
    className: 'sm:min-h-28',
  });
  return (
    <div className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-4 *:first:col-span-2 sm:grid-cols-[2fr_1fr_1fr] sm:*:first:col-span-1">
        <DateField {...field('date')} weekStart={weekStart} />
        <TimeField {...field('startTime')} />
        <TimeField {...field('endTime')} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <SuggestionField {...field('subject')} suggestions={wordsOf('subject', plans)} />
        <SuggestionField {...field('className')} suggestions={wordsOf('className', plans)} />
      </div>
      <p className="-mb-2 text-muted text-sm">Bahagian bertanda * perlu ditulis supaya rancangan lengkap.</p>
      <TextareaField {...part('objective')} help="Apa yang murid dapat buat pada akhir pelajaran." />
      <TextareaField {...part('activities')} help="Langkah pengajaran dan pembelajaran, mengikut urutan." />
      <TextareaField
        {...part('reflection')}
        help="Ditulis selepas kelas: berapa murid mencapai objektif, dan tindakan susulan."
      />
    </div>
  );
}
