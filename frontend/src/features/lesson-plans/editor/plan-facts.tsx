import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Editing } from '../../../records/record-form';
import { DateField } from '../../../ui/date-field';
import { formatDate, formatTimeRange } from '../../../ui/format';
import { Icon } from '../../../ui/icon';
import { SuggestionField } from '../../../ui/suggestion-field';
import { TextField } from '../../../ui/text-field';
import { TimeField } from '../../../ui/time-field';
import { plansQuery } from '../calls';
import type { LessonPlan, PlanFields } from '../plan';
import { wordsOf } from './begin-plan';

const ownPlans = {
  ...plansQuery(null),
  select: ({ pages }: InfiniteData<{ items: LessonPlan[] }>) => pages.flatMap(({ items }) => items),
};

const facts = ['date', 'startTime', 'endTime', 'subject', 'className', 'topic'] as const;

/** When the lesson is, and of what: folded where it was known when the plan was opened, so that its parts have the screen. */
export function PlanFacts({ text, errors, field, isOnServer }: Editing<PlanFields>) {
  const { data: plans = [] } = useInfiniteQuery(ownPlans);
  const isKnown = isOnServer && text.subject.trim() !== '' && text.className.trim() !== '';
  const [isOpen, setOpen] = useState(!isKnown);
  const isShown = isOpen || facts.some((name) => errors[name]);
  return (
    <details
      open={isShown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group/facts"
    >
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-2 text-sm sm:min-h-8">
        <Icon name="next" size={16} className="group-open/facts:rotate-90" />
        <span className="font-medium">Maklumat pelajaran</span>
        <span className="wrap-anywhere text-muted group-open/facts:hidden">
          {[formatDate(text.date), formatTimeRange(text.startTime, text.endTime), text.topic.trim()]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </summary>
      <div className="flex flex-col gap-4 pt-2">
        <div className="grid grid-cols-2 gap-4 *:first:col-span-2 sm:grid-cols-[2fr_1fr_1fr] sm:*:first:col-span-1">
          <DateField {...field('date')} />
          <TimeField {...field('startTime')} />
          <TimeField {...field('endTime')} />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <SuggestionField {...field('subject')} suggestions={wordsOf('subject', plans)} />
          <SuggestionField {...field('className')} suggestions={wordsOf('className', plans)} />
        </div>
        <TextField {...field('topic')} />
      </div>
    </details>
  );
}
