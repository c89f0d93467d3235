import { problemsOfEvent } from '@rules/calendar/domain/calendar-event';
import { occurrencesOf } from '@rules/calendar/domain/event-times';
import type { FormProblem } from '../../forms/form-problem';
import type { CalendarEvent, EventEffect, EventUnit, NewCalendarEvent } from './calls';

export type Repeating = 'once' | 'weekly' | 'fortnightly' | 'monthly';

/** As it is typed. */
export type EventText = {
  title: string;
  unit: EventUnit;
  from: string;
  to: string;
  isWholeDay: boolean;
  fromTime: string;
  toTime: string;
  repeats: Repeating;
  repeatsUntil: string;
  /** First days of repetitions that are left out. */
  except: string[];
  place: string;
  coordinatorId: string;
  effect: EventEffect;
  classIds: string[];
  note: string;
};

export function newText(day: string, unit: EventUnit): EventText {
  return {
    title: '',
    unit,
    from: day,
    to: day,
    isWholeDay: true,
    fromTime: '08:00',
    toTime: '10:00',
    repeats: 'once',
    repeatsUntil: '',
    except: [],
    place: '',
    coordinatorId: '',
    effect: 'none',
    classIds: [],
    note: '',
  };
}

/** `known`: the classes of the session; one that was deleted since is left out. */
export function textOf(event: CalendarEvent, known: readonly string[]): EventText {
  const { fromTime, toTime, repeats, repeatsUntil, coordinatorId, ...same } = event;
  const begun = newText(event.from, event.unit);
  return {
    ...begun,
    ...pick(same),
    isWholeDay: fromTime === null,
    fromTime: fromTime ?? begun.fromTime,
    toTime: toTime ?? begun.toTime,
    repeats: repeats ?? 'once',
    repeatsUntil: repeatsUntil ?? '',
    except: [...event.except],
    coordinatorId: coordinatorId ?? '',
    classIds: event.classIds.filter((id) => known.includes(id)),
  };
}

type Same = Pick<EventText, 'title' | 'unit' | 'from' | 'to' | 'place' | 'effect' | 'note'>;

function pick({ title, unit, from, to, place, effect, note }: Same): Same {
  return { title, unit, from, to, place, effect, note };
}

type Content = Omit<NewCalendarEvent, 'id' | 'schoolCode'>;

export function contentOf(text: EventText, academicYearId: string): Content {
  const { isWholeDay, repeats, repeatsUntil, coordinatorId, effect, classIds } = text;
  const isRepeated = repeats !== 'once';
  const held = repetitionsOf(text);
  return {
    ...pick(text),
    title: text.title.trim(),
    place: text.place.trim(),
    academicYearId,
    fromTime: isWholeDay ? null : text.fromTime,
    toTime: isWholeDay ? null : text.toTime,
    repeats: isRepeated ? repeats : null,
    repeatsUntil: isRepeated ? repeatsUntil : null,
    except: text.except.filter((day) => held.includes(day)),
    coordinatorId: coordinatorId || null,
    classIds: effect === 'some' ? classIds : [],
  };
}

/** First days of every repetition, those that are left out too; none of what is held once. */
export function repetitionsOf({ from, to, repeats, repeatsUntil }: EventText): string[] {
  if (repeats === 'once' || !from || !to || !repeatsUntil) return [];
  const times = { from, to, fromTime: null, toTime: null, repeats, repeatsUntil, except: [] };
  return occurrencesOf(times).map((held) => held.from);
}

const words: Readonly<Record<string, string>> = {
  title: 'Sila tulis tajuk aktiviti.',
  from: 'Sila pilih hari dalam sesi ini.',
  to: 'Sila pilih hari terakhir, tidak sebelum hari pertama dan dalam tempoh dua bulan.',
  fromTime: 'Sila tulis masa mula.',
  toTime: 'Sila tulis masa tamat selepas masa mula.',
  repeats: 'Aktiviti ini belum tamat apabila ia berulang.',
  repeatsUntil: 'Sila pilih hari terakhir ulangan, dalam sesi ini.',
  place: 'Tempat ini sudah digunakan pada masa itu.',
  classIds: 'Sila pilih sekurang-kurangnya satu kelas.',
};

type Around = Omit<Parameters<typeof problemsOfEvent>[1], 'standing'>;

/** By the rule that the server has; the words are those of the form. */
export function eventProblems(text: EventText, academicYearId: string, around: Around): FormProblem[] {
  if (!text.title.trim()) return [{ field: 'title', message: words.title ?? '' }];
  const missing = missingDay(text);
  if (missing) return [{ field: missing, message: words[missing] ?? '' }];
  const problems = problemsOfEvent(contentOf(text, academicYearId), { ...around, standing: null });
  return problems.slice(0, 1).map(({ field, message }) => ({ field, message: words[field] ?? message }));
}

function missingDay({ from, to, isWholeDay, fromTime, toTime, repeats, repeatsUntil }: EventText) {
  if (!from) return 'from';
  if (!to) return 'to';
  if (!isWholeDay && !fromTime) return 'fromTime';
  if (!isWholeDay && !toTime) return 'toTime';
  return repeats !== 'once' && !repeatsUntil ? 'repeatsUntil' : undefined;
}
