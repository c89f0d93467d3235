import { weekAfter } from '@rules/calendar/school-week';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { outboxKind } from '../../../records/outbox/outbox-kind';
import { WaitingHere } from '../../../records/outbox/waiting-here';
import type { Owner } from '../../../session/owner';
import { paths } from '../../../site/paths';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { formatDayRange, malaysianDate } from '../../../ui/format';
import { addIcons, Icon } from '../../../ui/icon';
import { Kbd } from '../../../ui/kbd';
import { lessonIcons } from '../../../ui/lesson-icons';
import { PageHeader } from '../../../ui/page-header';
import { useIsPrinting } from '../../../ui/use-is-printing';
import { useIsWide } from '../../../ui/use-is-wide';
import { planKind } from '../plan-kind';
import { ViewLinks } from '../view-links';
import { DayColumn } from './day-column';
import { DayStrip } from './day-strip';
import type { MyWeek } from './my-week-query';
import { useHolding, usePlanReturn, usePreparation } from './use-preparation';
import { useWeekKeys } from './use-week-keys';
import { countsOf, type WeekDay, type WeekItem, weekDays, weekSentence } from './week-days';

const PostponeDialog = lazy(async () => ({ default: (await import('./postpone-dialog')).PostponeDialog }));

addIcons(lessonIcons);
const kinds = [outboxKind(planKind)];

const wholeWeek = { role: 'group', 'aria-label': 'PdP minggu ini' };
const oneDay = { role: 'tabpanel', 'aria-label': 'PdP hari yang dipilih' };

type WeekPageProps = {
  owner: Owner;
  refusals: { create?: string; edit?: string };
  week: MyWeek;
};

/** Minggu Saya: each lesson of a week with its plan, and what still hinders it. */
export function WeekPage({ owner, refusals, week }: WeekPageProps) {
  const days = useMemo(() => weekDays(week), [week]);
  const counts = countsOf(days);
  const now = new Date();
  const today = malaysianDate(now);
  const isWide = useIsWide();
  const isWhole = useIsPrinting() || isWide;
  const preparation = usePreparation();
  const restoration = usePlanReturn();
  const holding = useHolding();
  const [postponed, setPostponed] = useState<WeekItem | null>(null);
  const shown = useShownDay(days, today);
  const navigate = useNavigate();
  const mayPrepare = counts.unwritten > 0 && !refusals.create;
  const prepare = () => preparation.make(week.week);
  useWeekKeys(
    useMemo(
      () => ({
        s: mayPrepare ? () => preparation.make(week.week) : undefined,
        n: focusNextGap,
        t: () => setPostponed(itemWithFocus(days)),
        arrowleft: () => navigate(weekSearch(weekAfter(week.week, -1))),
        arrowright: () => navigate(weekSearch(weekAfter(week.week, 1))),
      }),
      [days, mayPrepare, navigate, preparation.make, week.week],
    ),
  );
  const columns = isWhole ? days : days.filter(({ date }) => date === shown.date);
  return (
    <div className="print-wide">
      <PageHeader
        title="Minggu Saya"
        state={weekSentence(counts)}
        action={
          <>
            {counts.expected > 0 && (
              <Button
                variant="secondary"
                icon="print"
                className="max-sm:hidden"
                onClick={() => window.print()}
              >
                Cetak
              </Button>
            )}
            {counts.unwritten > 0 ? (
              <Button
                icon="prepare"
                busy={preparation.isBusy}
                disabled={Boolean(refusals.create)}
                title={refusals.create}
                onClick={prepare}
              >
                Sediakan minggu
              </Button>
            ) : (
              counts.expected === 0 && (
                <ButtonLink to={paths.lessonPlanEditor} icon="add">
                  Tulis rancangan
                </ButtonLink>
              )
            )}
          </>
        }
      />
      <p className="hidden pb-4 font-semibold print:block">{titleOf(week)}</p>
      {refusals.create && <p className="-mt-3 prose-width pb-5 text-sm text-warning">{refusals.create}</p>}
      <WaitingHere owner={owner} kinds={kinds} now={now} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-4">
        <WeekStepper week={week} />
        <ViewLinks week={week.week} />
      </div>
      {!isWhole && (
        <div className="pb-3">
          <DayStrip days={days} chosen={shown.date} onChoose={shown.choose} />
        </div>
      )}
      <div
        id="day-panel"
        {...(isWhole ? wholeWeek : oneDay)}
        className="grid gap-3"
        style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}
      >
        {columns.map((day) => (
          <DayColumn
            key={day.date}
            day={day}
            isToday={day.date === today}
            refusal={refusals.create}
            acts={{ onRestore: restoration.make, onPostpone: setPostponed, onHold: holding.make }}
          />
        ))}
      </div>
      {postponed?.plan && (
        <Suspense>
          <PostponeDialog item={postponed} planId={postponed.plan.id} onClose={() => setPostponed(null)} />
        </Suspense>
      )}
      <Foot week={week} hasUnwritten={counts.unwritten > 0} />
    </div>
  );
}

/** "Minggu 41 · 16-20 Nov" */
function titleOf({ week, number, days }: MyWeek): string {
  const range = formatDayRange(days[0]?.date ?? week, days.at(-1)?.date ?? week);
  return ['Minggu', ...(number === null ? [] : [number, '·']), range].join(' ');
}

function WeekStepper({ week: shown }: { week: MyWeek }) {
  const { week } = shown;
  const step = (weeks: number, icon: 'previous' | 'next', label: string) => (
    <Link
      to={weekSearch(weekAfter(week, weeks))}
      aria-label={label}
      className="inline-flex size-11 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-text sm:size-9 print:hidden"
    >
      <Icon name={icon} />
    </Link>
  );
  return (
    <nav aria-label="Minggu" className="flex items-center">
      {step(-1, 'previous', 'Minggu sebelumnya')}
      <span className="px-1 font-semibold text-sm tabular-nums">{titleOf(shown)}</span>
      {step(1, 'next', 'Minggu berikutnya')}
    </nav>
  );
}

/** What the grey words are, and what the page still needs to know more. */
function Foot({ week, hasUnwritten }: { week: MyWeek; hasUnwritten: boolean }) {
  const hasProposal = week.lessons.some(({ proposed, planId }) => proposed && !planId);
  const lacksPlan = week.lessons.some(({ hasYearlyPlan }) => hasYearlyPlan === false);
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-5 text-muted text-sm print:hidden">
      <div className="flex flex-col gap-1">
        {hasProposal && hasUnwritten && (
          <p>Yang kelabu ialah cadangan RPT. Belum ada apa-apa yang ditulis.</p>
        )}
        {week.source === 'pattern' && (
          <p>
            Jadual anda belum ada: PdP mengikut minggu terakhir yang anda rancang.{' '}
            <Link className="text-accent underline" to={paths.timetable}>
              Buka jadual
            </Link>
          </p>
        )}
        {week.source === 'none' && (
          <p>
            Jadual anda belum ada, jadi PdP minggu ini belum diketahui. Rancangan masih boleh ditulis sendiri.{' '}
            <Link className="text-accent underline" to={paths.timetable}>
              Buka jadual
            </Link>
          </p>
        )}
        {lacksPlan && (
          <p>
            Sesetengah kelas belum ada RPT, jadi topiknya tidak dicadangkan.{' '}
            <Link className="text-accent underline" to={paths.yearlyPlans}>
              Buka RPT
            </Link>
          </p>
        )}
      </div>
      <p className="hidden items-center gap-1.5 pointer-fine:flex">
        {hasUnwritten && (
          <>
            <Kbd>S</Kbd> sediakan
          </>
        )}
        <Kbd>N</Kbd> perlu dilihat <Kbd>J</Kbd> <Kbd>K</Kbd> PdP <Kbd>T</Kbd> tangguh <Kbd>←</Kbd>{' '}
        <Kbd>→</Kbd> minggu
      </p>
    </footer>
  );
}

function weekSearch(day: string): string {
  return `?${new URLSearchParams({ minggu: day, paparan: 'minggu' })}`;
}

/** On a narrow screen one day at a time: the one of the address, else today, else the first with lessons. */
function useShownDay(days: readonly WeekDay[], today: string) {
  const [search, setSearch] = useSearchParams();
  const dates = days.map(({ date }) => date);
  const [asked, fallback] = [search.get('hari'), days.find(({ items }) => items.length > 0)?.date];
  const date = [asked, today, fallback].find((each) => each && dates.includes(each)) ?? dates[0] ?? today;
  function choose(hari: string) {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('hari', hari);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return { date, choose };
}

/** Of which a plan stands and nothing is noted yet. */
function itemWithFocus(days: readonly WeekDay[]): WeekItem | null {
  const planId = document.activeElement?.closest('[data-plan]')?.getAttribute('data-plan');
  const items = days.flatMap((day) => day.items);
  return items.find(({ plan, noted }) => plan && plan.id === planId && !noted) ?? null;
}

/** From where the focus is, in the order of the week; around its end. */
function focusNextGap(): void {
  const gaps = [...document.querySelectorAll<HTMLElement>('main [data-gap]')];
  const here = document.activeElement;
  const next = gaps.find(
    (gap) =>
      here && !gap.contains(here) && here.compareDocumentPosition(gap) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  (next ?? gaps[0])?.querySelector('a')?.focus();
}
