import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import type { WeekDay } from './week-days';

type DaysToSwipeProps = {
  days: readonly WeekDay[];
  chosen: string;
  onChoose: (date: string) => void;
  children: (day: WeekDay) => ReactNode;
  /** Below the days, once it is known how tall they are. */
  foot: ReactNode;
};

/** A finger has come to rest when nothing has moved for so long; not every browser tells the end of scrolling. In milliseconds. */
const RESTED = 120;

/** By what a browser tells that a finger moves the days; a touch alone may be of a card. */
const SWIPES = ['pointercancel', 'wheel'];

/** One day of a narrow screen; the next one looks in at the edge, and a swipe leads to it. */
export function DaysToSwipe({ days, chosen, onChoose, children, foot }: DaysToSwipeProps) {
  const track = useRef<HTMLDivElement>(null);
  const rest = useRef<number>(undefined);
  const isPlaced = useRef(false);
  /** Where it scrolls by itself, to the chosen day: where it rests on its way is nobody's choice. */
  const led = useRef<number | null>(null);
  const at = days.findIndex(({ date }) => date === chosen);
  useEffect(() => {
    const behavior = isPlaced.current && !prefersStillness() ? 'smooth' : 'instant';
    isPlaced.current = true;
    const isThere = !track.current || nearest(track.current) === at;
    led.current = isThere ? null : at;
    track.current?.scrollTo({ left: offsets(track.current)[at] ?? 0, behavior });
  }, [at]);
  useEffect(() => () => window.clearTimeout(rest.current), []);
  useEffect(() => {
    const takeInHand = () => {
      led.current = null;
    };
    for (const kind of SWIPES) track.current?.addEventListener(kind, takeInHand, { passive: true });
  }, []);
  // The chosen day is seen first; the others are drawn when it is.
  const [isWhole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);

  function onScroll() {
    window.clearTimeout(rest.current);
    rest.current = window.setTimeout(() => track.current && comeToRest(track.current), RESTED);
  }

  function comeToRest(shown: HTMLElement) {
    const rested = nearest(shown);
    if (led.current !== null && led.current !== rested)
      return shown.scrollTo({ left: offsets(shown)[led.current] ?? 0, behavior: 'instant' });
    led.current = null;
    const date = days[rested]?.date;
    if (date && date !== chosen) onChoose(date);
  }

  return (
    <>
      <div
        ref={track}
        onScroll={onScroll}
        className="-mx-4 relative flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto px-4 py-1 [scrollbar-width:none]"
      >
        {days.map((day) => {
          const isShown = day.date === chosen;
          return (
            <div
              key={day.date}
              role="tabpanel"
              aria-label="PdP hari yang dipilih"
              id={isShown ? 'day-panel' : undefined}
              // The panel itself where a day has nothing that could take the focus.
              tabIndex={isShown ? 0 : -1}
              inert={!isShown}
              aria-hidden={!isShown}
              className="w-[calc(100%-1.5rem)] shrink-0 snap-start last:w-full"
            >
              {(isShown || isWhole) && children(day)}
            </div>
          );
        })}
      </div>
      {isWhole && foot}
    </>
  );
}

/** Of each day from the first, in pixels. */
function offsets(track: HTMLElement): number[] {
  const lefts = [...track.children].map((panel) => panel.getBoundingClientRect().left);
  return lefts.map((left) => left - (lefts[0] ?? 0));
}

function nearest(track: HTMLElement): number {
  const away = offsets(track).map((offset) => Math.abs(offset - track.scrollLeft));
  return away.indexOf(Math.min(...away));
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
