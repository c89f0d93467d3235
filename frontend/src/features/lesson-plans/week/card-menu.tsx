import { useNavigate } from 'react-router';
import { formatDate, formatTime } from '../../../ui/format';
import { Menu, type MenuItem } from '../../../ui/menu';
import { PARALLEL_WORDS } from '../parallel/parallel-classes';
import type { LessonPlan } from '../plan';
import { copyAddress, reflectionAddress } from '../plan-address';
import { isShiftable, type ShiftableItem, type WeekItem } from './week-days';

/** What can be done to a lesson from its card. */
export type LessonActs = {
  onRestore: (planId: string) => void;
  onPostpone: (items: readonly WeekItem[]) => void;
  onHold: (planId: string) => void;
  /** Asks where the plan of a lesson that is not held goes; absent while the subscription refuses it. */
  onShift: ((item: ShiftableItem) => void) | undefined;
  /** To the same lesson of its parallel classes; absent while the subscription refuses it. */
  onCopy: ((planId: string) => void) | undefined;
  servesOtherClasses: (planId: string) => boolean;
  /** Offers plans of colleagues for a lesson; absent while the subscription refuses it. */
  onOthers: ((item: WeekItem) => void) | undefined;
  /** Says that the teacher is away from a day to another. */
  onAway: ((from: string, to: string) => void) | undefined;
};

type CardMenuProps = { item: WeekItem; plan: LessonPlan | undefined; acts: LessonActs };

/** Above the link that the whole card is. */
export function CardMenu({ item, plan, acts }: CardMenuProps) {
  const { onOthers } = acts;
  const others: MenuItem[] =
    onOthers && isFree(plan)
      ? [{ label: 'Daripada rakan…', icon: 'people', onSelect: () => onOthers(item) }]
      : [];
  const ofPlan = usePlanItems(item, plan, acts);
  const items = [...others, ...ofPlan];
  if (items.length === 0) return null;
  return (
    <span className="-my-3 -mr-2 relative ml-auto print:hidden">
      <Menu label={`Tindakan ${labelOf(item)}`} items={items} />
    </span>
  );
}

/** As the server has it: there nothing that somebody wrote would be lost. */
function isFree(plan: LessonPlan | undefined): boolean {
  if (!plan || plan.isUnseen) return true;
  const isEmpty = [plan.objective, plan.activities, ...plan.learningStandards].every((text) => !text.trim());
  return isEmpty && !plan.attachments;
}

function usePlanItems(item: WeekItem, plan: LessonPlan | undefined, acts: LessonActs): MenuItem[] {
  const navigate = useNavigate();
  const { noted } = item;
  if (!plan) return [];
  const copy: MenuItem = {
    ...{ label: 'Salin ke rancangan baharu', icon: 'copy' },
    onSelect: () => navigate(copyAddress(plan.id)),
  };
  const reflect: MenuItem = {
    ...{ label: 'Refleksi', icon: 'reflection' },
    onSelect: () => navigate(reflectionAddress(plan.id)),
  };
  const toParallel: MenuItem[] =
    acts.onCopy && acts.servesOtherClasses(plan.id)
      ? [{ label: PARALLEL_WORDS, icon: 'copy', onSelect: () => acts.onCopy?.(plan.id) }]
      : [];
  const happened: MenuItem[] = noted
    ? noted.status === 'taught'
      ? []
      : [{ label: 'Batalkan penangguhan', icon: 'return', onSelect: () => acts.onHold(plan.id) }]
    : [{ label: 'Tangguhkan…', icon: 'timetable', onSelect: () => acts.onPostpone([item]) }];
  const { onShift } = acts;
  const shift: MenuItem[] =
    onShift && isShiftable(item)
      ? [{ label: 'Pindahkan…', icon: 'forward', onSelect: () => onShift(item) }]
      : [];
  return [...shift, ...toParallel, reflect, ...happened, copy];
}

/** "Selasa, 24 November 2026, 9.10 pagi, 5 Bestari Sains, Siasat ais, draf lengkap" */
export function labelOf({ date, startTime, className, subject, topic, state, plan }: WeekItem): string {
  return [
    formatDate(date),
    formatTime(startTime),
    [className, subject].filter(Boolean).join(' ') || 'Rancangan tanpa tajuk',
    topic,
    state.words.toLowerCase(),
    state.taught ?? '',
    plan?.attachments ? `${plan.attachments} lampiran` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
