import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Editing } from '../../../records/record-form';
import { formatShortDay, formatTime } from '../../../ui/format';
import { Icon } from '../../../ui/icon';
import { LessonMark } from '../../../ui/lesson-mark';
import { useMarks } from '../../classes';
import { type PlanFields, planTitle } from '../plan';
import type { Section } from './parts/plan-parts';
import { SectionTabs } from './parts/section-tabs';
import { useWeekAddress } from './use-week-address';

export type PhoneHeadProps = {
  editing: Editing<PlanFields>;
  saved: ReactNode;
  menu: ReactNode;
  section: Section;
  returned: readonly Section[];
  onSection: (section: Section) => void;
};

/** In place of the frame of a phone: which plan it is, whether it is saved, and its sections. The rest is for writing. */
export function PhoneHead({ editing, saved, menu, section, returned, onSection }: PhoneHeadProps) {
  const { text, errors } = editing;
  const mark = useMarks()(text.subject);
  return (
    <header
      data-own-head=""
      data-head=""
      className="sticky top-0 z-10 -mx-4 mb-3 border-line border-b bg-surface"
    >
      <div className="flex min-h-11 flex-wrap items-center gap-x-2 pr-0.5">
        <Link
          to={useWeekAddress(text)}
          aria-label="Kembali ke minggu"
          className="-mr-1 inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted"
        >
          <Icon name="back" />
        </Link>
        {text.subject.trim() && <LessonMark {...mark} />}
        <div className="min-w-0 flex-1">
          <h1 dir="auto" className="truncate font-semibold text-base leading-5">
            {/* The mark says which subject it is. */}
            {text.subject.trim() && text.className.trim() ? (
              <>
                <span className="sr-only">{text.subject.trim()} · </span>
                {text.className}
              </>
            ) : (
              planTitle(text, 'Rancangan baharu')
            )}
          </h1>
          <p className="truncate text-muted text-xs leading-4">
            {[text.date && formatShortDay(text.date), text.startTime && formatTime(text.startTime)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {saved}
        {menu}
      </div>
      <SectionTabs {...{ text, errors, returned }} chosen={section} onChoose={onSection} />
    </header>
  );
}
