import { useSearchParams } from 'react-router';
import type { WeekDay } from './week-days';

/** On a narrow screen one day at a time: the one of the address, else today, else the first with lessons. */
export function useShownDay(days: readonly WeekDay[], today: string) {
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
