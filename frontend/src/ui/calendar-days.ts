import type { WeekStart } from '@rules/calendar/school-week';
import { type ComponentType, createContext, type ReactNode } from 'react';

/** What a choice of days says of them. */
export type CalendarDays = {
  weekStart: WeekStart;
  /** What is otherwise on a day than its weekday says. */
  namesOf?: (date: string) => readonly string[];
};

export type CalendarDaysProps = { children: (days: CalendarDays) => ReactNode };

/** Where no school stands, weeks begin on Monday. */
export function PlainDays({ children }: CalendarDaysProps): ReactNode {
  return children({ weekStart: 'monday' });
}

/** Who knows the days of the school whose page it is. */
export const CalendarDaysContext = createContext<ComponentType<CalendarDaysProps>>(PlainDays);
