import { weekAfter } from '@rules/calendar/school-week';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Owner } from '../../../session/owner';
import { paths } from '../../../site/paths';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { malaysianDate } from '../../../ui/format';
import { addIcons } from '../../../ui/icon';
import { lessonIcons } from '../../../ui/lesson-icons';
import { Menu } from '../../../ui/menu';
import { PageHeader } from '../../../ui/page-header';
import { ThumbBar } from '../../../ui/thumb-bar';
import { useIsPrinting } from '../../../ui/use-is-printing';
import { useIsWide } from '../../../ui/use-is-wide';
import { AbsenceSheet } from '../../absences';
import { PapersMenu } from '../papers/papers-menu';
import { servesOtherClasses } from '../parallel/parallel-classes';
import { useParallelCopies } from '../parallel/use-parallel-copies';
import { reflectionAddress } from '../plan-address';
import { dueWords, overdueWords } from '../sending/to-send';
import { useSentWeek } from '../sending/use-sent-week';
import { useWeekHere } from '../sending/use-week-here';
import { ViewLinks } from '../view-links';
import { WaitingPlansLater } from '../waiting-plans-later';
import type { MyWeek } from './calls';
import { DayColumn } from './day-column';
import { DayStrip } from './day-strip';
import { DaysToSwipe } from './days-to-swipe';
import { daysToMend, MendChip, MendLink, useMendFilter } from './to-mend';
import { useHolding, usePlanReturn, usePreparation, useWeekCopies } from './use-preparation';
import { useShownDay } from './use-shown-day';
import { useWeekKeys } from './use-week-keys';
import {
  countsOf,
  isShiftable,
  itemsToMend,
  type ShiftableItem,
  unsentOf,
  type WeekDay,
  type WeekItem,
  weekDays,
  weekSentence,
} from './week-days';
import { focusDay, focusNextGap, planWithFocus, withPlanInFocus } from './week-focus';
import { WeekFoot } from './week-foot';
import { WeekStepper, weekName, weekSearch } from './week-stepper';

const sheets = () => import('./week-sheets');
const OtherPlansSheet = lazy(async () => ({ default: (await sheets()).OtherPlansSheet }));
const ShiftSheet = lazy(async () => ({ default: (await sheets()).ShiftSheet }));
const PostponeDialog = lazy(async () => ({ default: (await sheets()).PostponeDialog }));
const SendActs = lazy(async () => ({ default: (await import('../sending/send-acts')).SendActs }));

addIcons(lessonIcons);
type WeekPageProps = {
  owner: Owner;
  refusals: { create?: string; edit?: string };
  week: MyWeek;
};

/** Minggu Saya: each lesson of a week with its plan, and what still hinders it. */
export function WeekPage({ owner, refusals, week: told }: WeekPageProps) {
  const here = useWeekHere(owner, told, useSentWeek(told));
  const { week, sent } = here;
  const days = useMemo(() => weekDays(week, sent), [week, sent]);
  const counts = countsOf(days);
  const toMend = itemsToMend(days);
  const mendFilter = useMendFilter(toMend.length);
  const shownDays = mendFilter.isOn ? daysToMend(days) : days;
  const now = new Date();
  const today = malaysianDate(now);
  const isWide = useIsWide();
  const isWhole = useIsPrinting() || isWide;
  const preparation = usePreparation(focusNextGap);
  const restoration = usePlanReturn();
  const holding = useHolding();
  const copies = useParallelCopies();
  const weekCopies = useWeekCopies();
  const [postponed, setPostponed] = useState<readonly WeekItem[]>([]);
  const [shifted, setShifted] = useState<ShiftableItem | null>(null);
  const [sought, setSought] = useState<WeekItem | null>(null);
  const [away, setAway] = useState<{ from: string; to: string } | null>(null);
  const shown = useShownDay(shownDays, today);
  const navigate = useNavigate();
  const mayPrepare = counts.unwritten > 0 && !refusals.create;
  const prepare = () => preparation.make(week.week);
  useWeekKeys(
    useMemo(
      () => ({
        s: mayPrepare ? () => preparation.make(week.week) : undefined,
        n: focusNextGap,
        t: () => setPostponed(itemsWithFocus(days).filter(({ noted }) => !noted)),
        m: refusals.edit ? undefined : () => setShifted(itemsWithFocus(days).find(isShiftable) ?? null),
        c: refusals.create
          ? undefined
          : withPlanInFocus((planId) => servesOtherClasses(week, planId) && copies.make(planId)),
        r: withPlanInFocus((planId) => navigate(reflectionAddress(planId))),
        ...Object.fromEntries(days.map((_day, at) => [String(at + 1), () => focusDay(at)])),
        arrowleft: () => navigate(weekSearch(weekAfter(week.week, -1))),
        arrowright: () => navigate(weekSearch(weekAfter(week.week, 1))),
      }),
      [days, mayPrepare, navigate, preparation.make, copies.make, refusals, week],
    ),
  );
  const column = (day: WeekDay) => (
    <DayColumn
      key={day.date}
      day={day}
      isToday={day.date === today}
      refusal={refusals.create}
      acts={{
        onRestore: restoration.make,
        onPostpone: setPostponed,
        onHold: holding.make,
        onShift: refusals.edit ? undefined : setShifted,
        onCopy: refusals.create ? undefined : copies.make,
        onOthers: refusals.create ? undefined : setSought,
        servesOtherClasses: (planId) => servesOtherClasses(week, planId),
        onAway: refusals.create ? undefined : (from, to) => setAway({ from, to }),
      }}
    />
  );
  const foot = <WeekFoot week={week} hasUnwritten={counts.unwritten > 0} />;
  const hasPapers = counts.expected > 0 || week.plans.length > 0;
  const papers = hasPapers && <PapersMenu week={week} isCompact={!isWide} />;
  return (
    <div className="print-wide">
      <PageHeader
        title="Minggu Saya"
        state={
          <>
            {weekSentence(counts, sent && overdueWords(sent, now))}
            {sent && !sent.isOverdue && unsentOf(counts) > 0 && (
              <strong className="block font-medium text-text">{dueWords(sent)}</strong>
            )}
          </>
        }
        action={
          <>
            {isWide && papers}
            {counts.unwritten > 0 ? (
              <ThumbBar>
                <MendLink toMend={toMend} />
                <Button
                  icon="prepare"
                  busy={preparation.isBusy}
                  disabled={Boolean(refusals.create)}
                  title={refusals.create}
                  onClick={prepare}
                >
                  Sediakan minggu
                </Button>
              </ThumbBar>
            ) : counts.expected > 0 ? (
              sent && (
                <Suspense>
                  <SendActs {...{ owner, here, days, sent, toMend }} refusal={refusals.edit} />
                </Suspense>
              )
            ) : (
              <ButtonLink to={paths.lessonPlanEditor} icon="add">
                Tulis rancangan
              </ButtonLink>
            )}
          </>
        }
      />
      <p className="hidden pb-4 font-semibold print:block">{weekName(week)}</p>
      {refusals.create && <p className="-mt-3 prose-width pb-5 text-sm text-warning">{refusals.create}</p>}
      <WaitingPlansLater owner={owner} now={now} />
      <div className="flex flex-wrap items-center gap-x-1 gap-y-1 pb-4 sm:gap-x-4">
        <WeekStepper week={week} />
        {!isWide && papers}
        {!refusals.create && counts.expected > 0 && (
          <Menu
            label="Tindakan minggu"
            items={[
              {
                ...{ label: 'Salin daripada minggu lalu', icon: 'copy' },
                onSelect: () => weekCopies.make({ day: week.week, from: 'last_week' }),
              },
              {
                ...{ label: 'Salin daripada tahun lalu', icon: 'history' },
                onSelect: () => weekCopies.make({ day: week.week, from: 'last_year' }),
              },
              {
                ...{ label: 'Saya tidak hadir minggu ini…', icon: 'lessonOff' },
                onSelect: () =>
                  setAway({ from: days[0]?.date ?? week.week, to: days.at(-1)?.date ?? week.week }),
              },
            ]}
          />
        )}
        {toMend.length > 0 && <MendChip filter={mendFilter} count={toMend.length} />}
        <ViewLinks week={week.week} />
      </div>
      {isWhole ? (
        // biome-ignore lint/a11y/useSemanticElements: no form
        <div
          role="group"
          aria-label="PdP minggu ini"
          className="grid gap-3"
          style={{ gridTemplateColumns: `repeat(${shownDays.length}, minmax(0, 1fr))` }}
        >
          {shownDays.map(column)}
        </div>
      ) : mendFilter.isOn ? (
        <div className="flex flex-col gap-5">{shownDays.map(column)}</div>
      ) : (
        <>
          <div className="pb-2">
            <DayStrip days={days} chosen={shown.date} onChoose={shown.choose} />
          </div>
          <DaysToSwipe days={days} chosen={shown.date} onChoose={shown.choose} foot={foot}>
            {column}
          </DaysToSwipe>
        </>
      )}
      <Suspense>
        {postponed.length > 0 && <PostponeDialog items={postponed} onClose={() => setPostponed([])} />}
        {shifted && <ShiftSheet item={shifted} onClose={() => setShifted(null)} />}
        {sought && (
          <OtherPlansSheet
            lesson={{ ...sought, learningStandards: sought.standards }}
            onClose={() => setSought(null)}
          />
        )}
        {away && (
          <AbsenceSheet
            {...{ userId: owner.personId, today: away.from, lastDay: away.to }}
            onClose={() => setAway(null)}
          />
        )}
      </Suspense>
      {isWhole && foot}
    </div>
  );
}

/** The one of which a plan stands. */
function itemsWithFocus(days: readonly WeekDay[]): WeekItem[] {
  const planId = planWithFocus();
  return days.flatMap((day) => day.items).filter(({ plan }) => plan && plan.id === planId);
}
