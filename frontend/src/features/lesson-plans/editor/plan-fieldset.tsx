import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { Fragment, type ReactElement } from 'react';
import type { Editing } from '../../../records/record-form';
import { DateField } from '../../../ui/date-field';
import { SuggestionField } from '../../../ui/suggestion-field';
import { TextField } from '../../../ui/text-field';
import { TextareaField } from '../../../ui/textarea-field';
import { TimeField } from '../../../ui/time-field';
import { fieldLabels, type LessonPlan, type PlanField, type PlanFields } from '../plan';
import { plansQuery } from '../queries';
import { wordsOf } from './begin-plan';

const ownPlans = {
  ...plansQuery(null),
  select: ({ pages }: InfiniteData<{ items: LessonPlan[] }>) => pages.flatMap(({ items }) => items),
};

type PlanFieldsetProps = { field: Editing<PlanFields>['field'] };
type Control = { row: 'when' | 'what' | 'parts'; control: ReactElement };

export function PlanFieldset({ field }: PlanFieldsetProps) {
  const { data: plans = [] } = useInfiniteQuery(ownPlans);
  const part = (name: 'objective' | 'activities' | 'reflection', help: string): Control => ({
    row: 'parts',
    control: (
      <TextareaField {...field(name)} label={`${fieldLabels[name]} *`} help={help} className="sm:min-h-28" />
    ),
  });
  const words = (name: 'subject' | 'className'): Control => ({
    row: 'what',
    control: <SuggestionField {...field(name)} suggestions={wordsOf(name, plans)} />,
  });
  /** In the order of the form. */
  const controls: Partial<Record<PlanField, Control>> = {
    date: { row: 'when', control: <DateField {...field('date')} /> },
    startTime: { row: 'when', control: <TimeField {...field('startTime')} /> },
    endTime: { row: 'when', control: <TimeField {...field('endTime')} /> },
    subject: words('subject'),
    className: words('className'),
    topic: { row: 'what', control: <TextField {...field('topic')} /> },
    objective: part('objective', 'Apa yang murid dapat buat pada akhir pelajaran.'),
    activities: part('activities', 'Langkah pengajaran dan pembelajaran, mengikut urutan.'),
    reflection: part(
      'reflection',
      'Ditulis selepas kelas: berapa murid mencapai objektif, dan tindakan susulan.',
    ),
  };
  const rowOf = (row: Control['row']) =>
    Object.entries(controls)
      .filter(([, placed]) => placed.row === row)
      .map(([name, { control }]) => <Fragment key={name}>{control}</Fragment>);
  return (
    <div className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-4 *:first:col-span-2 sm:grid-cols-[2fr_1fr_1fr] sm:*:first:col-span-1">
        {rowOf('when')}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">{rowOf('what')}</div>
      <p className="-mb-2 text-muted text-sm">Bahagian bertanda * perlu ditulis supaya rancangan lengkap.</p>
      {rowOf('parts')}
    </div>
  );
}
