import type { Day, Minute } from './clock.ts';
import type { Lessonless, PersonWeek } from './person-week.ts';
import type { Row } from './rows.ts';
import type { Tag } from './school.ts';

/** What the sheet of a day says of one lesson, once. */
export interface PaperEntry {
  from: Minute;
  to: Minute;
  className: string;
  subject: string;
  plan: Tag | null;
  says: 'held' | 'not-held' | 'away' | 'postponed' | 'replaced' | 'not-taught';
  /** Nothing of a draft is more than a draft: no seal and no code. */
  mark: 'DRAF' | 'sent' | 'sealed' | null;
  amended: boolean;
  /** The day that was sealed, where it is held on another. */
  sealedDay: Day | null;
  /** Its plan was moved from here to this day. */
  movedTo: Day | null;
  notHeldOn: Day[];
  endsAt: Minute | null;
}

export interface Sheet {
  author: Tag;
  day: Day;
  entries: PaperEntry[];
  /** Plans that stand on this day without a lesson. */
  withoutLesson: Tag[];
  /** The plans whose seals the sheet carries: the same ones give the same code, none gives no code. */
  seals: Tag[];
}

export function sheetsOf(week: PersonWeek): Sheet[] {
  const days = [
    ...new Set([...week.lessons.map((r) => r.day), ...week.withoutLesson.map((p) => p.day)]),
  ].toSorted();
  return days.map((day) => {
    const rows = week.lessons.filter((r) => r.day === day);
    const lessonless = week.withoutLesson.filter((p) => p.day === day);
    return {
      author: week.person,
      day,
      entries: rows.map(entryOf),
      withoutLesson: lessonless.map((p) => p.plan.tag),
      seals: [...rows, ...lessonless].filter(isSealed).map((r) => r.plan?.tag ?? ''),
    };
  });
}

const isSealed = (row: Row | Lessonless): boolean => row.plan?.standing.kind === 'verified';

function entryOf(row: Row): PaperEntry {
  const { plan } = row;
  return {
    from: row.from,
    to: row.to,
    className: row.className,
    subject: row.subject,
    plan: plan?.tag ?? null,
    says: row.fate.kind === 'stopped' ? 'not-held' : row.fate.kind,
    mark: plan ? markOf(plan.standing.kind) : null,
    amended: plan?.standing.kind === 'verified' && plan.standing.amended,
    sealedDay:
      plan?.standing.kind === 'verified' && plan.changed && plan.changed.sent.day !== row.day
        ? plan.changed.sent.day
        : null,
    movedTo: row.left?.to.day ?? null,
    notHeldOn: plan?.changed?.notHeldOn ?? [],
    endsAt: plan?.changed?.endsAt ?? null,
  };
}

function markOf(kind: string): PaperEntry['mark'] {
  if (kind === 'verified') return 'sealed';
  return kind === 'sent' ? 'sent' : 'DRAF';
}
