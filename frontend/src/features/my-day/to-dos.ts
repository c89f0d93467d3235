import { paths } from '../../site/paths';
import { formatShortDate } from '../../ui/format';
import { type OwedWeek, planAddress, weekSearch } from '../lesson-plans';
import type { DayLesson } from './day-lessons';
import { lessonName } from './day-lessons';

/** Something the person owes. Each has one act, which leads to the very gap. */
export type ToDo = Readonly<{ key: ToDoKey; title: string; detail: string }> &
  (
    | Readonly<{ act: 'open'; to: string }>
    | Readonly<{ act: 'prepare'; week: string }>
    | Readonly<{ act: 'reflect' }>
  );

export type ToDoKey =
  | 'late'
  | 'returned'
  | 'waiting'
  | 'unwritten'
  | 'gap'
  | 'reflections'
  | 'ahead'
  | 'notices';

/** A lesson that has begun and of which nothing is noted, the last one first. */
export type DueReflection = Readonly<{ date: string; className: string; subject: string }>;

export type Owed = Readonly<{
  today: string;
  week: Readonly<{ firstDay: string; lessons: readonly DayLesson[] }>;
  /** Looked at once this one is over; null before, and where the page says already that nobody has prepared it. */
  ahead: Readonly<{ firstDay: string; name: string; lessons: readonly DayLesson[] }> | null;
  due: readonly DueReflection[];
  /** What waits on this device. */
  waiting: readonly Readonly<{ title: string; address: string; needsPerson: boolean }>[];
  /** Of the weeks of the session up to today, the earliest first. */
  owedWeeks: readonly OwedWeek[];
  /** The day from which on they are counted; null before the person has any lesson. */
  owedSince: string | null;
  unread: number;
  addresses: Readonly<{ notices: string }>;
}>;

/** How many lines there are at most. */
const LINES = 6;

/** What is owed, the most pressing first. */
export function toDosOf(owed: Owed): ToDo[] {
  return [
    lateToDo(owed),
    returnedToDo(owed),
    waitingToDo(owed),
    unwrittenToDo(owed),
    gapToDo(owed),
    reflectionsToDo(owed),
    aheadToDo(owed),
    noticesToDo(owed),
  ]
    .filter((one) => one !== null)
    .slice(0, LINES);
}

/** Leads to the week that has been owed for longest. */
function lateToDo({ owedWeeks, owedSince }: Owed): ToDo | null {
  const late = owedWeeks.filter(({ missing }) => missing > 0);
  const [first] = late;
  if (!first) return null;
  const all = late.reduce((sum, { missing }) => sum + missing, 0);
  const names = late.map(({ number, week }) =>
    number === null ? formatShortDate(week) : `Minggu ${number}`,
  );
  const named =
    names.length > NAMES
      ? `${names.slice(0, NAMES).join(', ')} dan ${names.length - NAMES} lagi`
      : names.join(', ');
  return {
    ...{ key: 'late', title: `${all} RPH lewat, belum dihantar` },
    detail: owedSince === null ? named : `${named} · dikira sejak ${formatShortDate(owedSince)}`,
    ...{ act: 'open', to: paths.lessonPlans + weekSearch(first.week) },
  };
}

function returnedToDo({ owedWeeks }: Owed): ToDo | null {
  const back = owedWeeks.flatMap(({ returned }) => returned);
  const [first] = back;
  if (!first) return null;
  const title = back.length === 1 ? 'Rancangan dipulangkan' : `${back.length} rancangan dipulangkan`;
  return { key: 'returned', title, detail: namesOf(back), act: 'open', to: planAddress(first.planId) };
}

function waitingToDo({ waiting }: Owed): ToDo | null {
  const undecided = waiting.filter(({ needsPerson }) => needsPerson);
  const [first] = undecided.length > 0 ? undecided : waiting;
  if (!first) return null;
  const title =
    undecided.length > 0 ? `${undecided.length} perlu dipilih` : `${waiting.length} menunggu talian`;
  return { key: 'waiting', title, detail: first.title, act: 'open', to: first.address };
}

function unwrittenToDo({ week: { firstDay, lessons } }: Owed): ToDo | null {
  const unwritten = lessons.filter(({ isUnwritten }) => isUnwritten);
  if (unwritten.length === 0) return null;
  return {
    ...{ key: 'unwritten', title: `${unwritten.length} rancangan belum ditulis` },
    ...{ detail: namesOf(unwritten), act: 'prepare', week: firstDay },
  };
}

/** What stands and lacks something before its lesson. */
function gapToDo({ week: { lessons }, owedWeeks }: Owed): ToDo | null {
  const back = new Set(owedWeeks.flatMap(({ returned }) => returned.map(({ planId }) => planId)));
  const gaps = lessons.filter(
    ({ needsYou, isUnwritten, to, planId }) =>
      needsYou && !isUnwritten && to !== null && !(planId && back.has(planId)),
  );
  const [first] = gaps;
  if (!first?.to) return null;
  const title = gaps.length === 1 ? `${first.words}` : `${gaps.length} rancangan perlu dilihat`;
  const detail = gaps.length === 1 ? lessonName(first) : `${lessonName(first)}: ${first.words}`;
  return { key: 'gap', title, detail, act: 'open', to: first.to };
}

function reflectionsToDo({ due, today }: Owed): ToDo | null {
  if (due.length === 0) return null;
  const ofToday = due.filter(({ date }) => date === today).length;
  const title =
    ofToday === due.length ? `${ofToday} refleksi hari ini` : `${due.length} refleksi belum diisi`;
  return { key: 'reflections', title, detail: namesOf(due), act: 'reflect' };
}

function aheadToDo({ ahead }: Owed): ToDo | null {
  const unwritten = ahead?.lessons.filter(({ isUnwritten }) => isUnwritten) ?? [];
  if (!ahead || unwritten.length === 0) return null;
  return {
    ...{ key: 'ahead', title: `${ahead.name}: ${unwritten.length} belum ditulis` },
    ...{ detail: namesOf(unwritten), act: 'prepare', week: ahead.firstDay },
  };
}

function noticesToDo({ unread, addresses }: Owed): ToDo | null {
  if (unread === 0) return null;
  const title = `${unread} pemberitahuan belum dibaca`;
  return { key: 'notices', title, detail: '', act: 'open', to: addresses.notices };
}

/** How many names a line has room for. */
const NAMES = 2;

/** "5 Bestari · Sains, 4 Amanah · Sains dan 3 lagi" */
function namesOf(lessons: readonly Pick<DayLesson, 'className' | 'subject'>[]): string {
  const names = [...new Set(lessons.map(lessonName))];
  const shown = names.slice(0, NAMES).join(', ');
  return names.length > NAMES ? `${shown} dan ${names.length - NAMES} lagi` : shown;
}
