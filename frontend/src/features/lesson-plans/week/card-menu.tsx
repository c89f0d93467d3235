import { useNavigate } from 'react-router';
import { formatDate, formatTime } from '../../../ui/format';
import { Menu, type MenuItem } from '../../../ui/menu';
import { parallelWords } from '../parallel/parallel-classes';
import type { LessonPlan } from '../plan';
import { copyAddress, reflectionAddress } from '../plan-address';
import type { WeekItem } from './week-days';

/** What can be done to a lesson from its card. */
export type LessonActs = {
  onRestore: (planId: string) => void;
  onPostpone: (items: readonly WeekItem[]) => void;
  onHold: (planId: string) => void;
  /** To the same lesson of its parallel classes; absent while the subscription refuses it. */
  onCopy: ((planId: string) => void) | undefined;
  parallelClasses: (planId: string) => number;
  /** Says that the teacher is away from a day to another. */
  onAway: ((from: string, to: string) => void) | undefined;
};

type CardMenuProps = { item: WeekItem; plan: LessonPlan; acts: LessonActs };

/** Above the link that the whole card is. */
export function CardMenu({ item, plan, acts }: CardMenuProps) {
  const navigate = useNavigate();
  const { noted } = item;
  const copy: MenuItem = {
    ...{ label: 'Salin ke rancangan baharu', icon: 'copy' },
    onSelect: () => navigate(copyAddress(plan.id)),
  };
  const reflect: MenuItem = {
    ...{ label: 'Refleksi', icon: 'reflection' },
    onSelect: () => navigate(reflectionAddress(plan.id)),
  };
  const classes = acts.parallelClasses(plan.id);
  const toParallel: MenuItem[] =
    acts.onCopy && classes > 0
      ? [{ label: parallelWords(classes), icon: 'copy', onSelect: () => acts.onCopy?.(plan.id) }]
      : [];
  const happened: MenuItem[] = noted
    ? noted.status === 'taught'
      ? []
      : [{ label: 'Batalkan penangguhan', icon: 'return', onSelect: () => acts.onHold(plan.id) }]
    : [{ label: 'Tangguhkan…', icon: 'timetable', onSelect: () => acts.onPostpone([item]) }];
  return (
    <span className="-my-3 -mr-2 relative ml-auto print:hidden">
      <Menu label={`Tindakan ${labelOf(item)}`} items={[...toParallel, reflect, ...happened, copy]} />
    </span>
  );
}

/** "Selasa, 24 November 2026, 9.10 pagi, 5 Bestari Sains, Siasat ais, draf lengkap" */
export function labelOf({ date, startTime, className, subject, topic, state }: WeekItem): string {
  return [
    formatDate(date),
    formatTime(startTime),
    [className, subject].filter(Boolean).join(' ') || 'Rancangan tanpa tajuk',
    topic,
    state.words.toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ');
}
