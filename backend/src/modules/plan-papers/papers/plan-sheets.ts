import type { Day } from '../../../platform/calendar/day.js';
import { malayLongDate } from '../../../platform/calendar/malay-date.js';
import {
  type PaperBlock,
  type PaperCell,
  type PaperTable,
  type Paragraph,
  paragraph,
  paragraphsOf,
  quiet,
  strong,
  type Words,
} from '../../../platform/papers/paper-table.js';
import type { LabelledSeal } from '../../../platform/pdf/seal-strip.js';
import {
  type LessonPlanContent,
  type LessonResult,
  type LessonStatus,
  lengthOf,
  minutesPlanned,
  notMastered,
  stepMarks,
  stepsOf,
  timesOf,
} from '../../lesson-plans/rules/index.js';
import { markOnPaper, statusOnPaper } from '../../reviews/on-paper/index.js';
import type { LessonOnPaper, WeekOnPaper } from './plan-on-paper.js';

/** `day`: the lessons of a day in the lines of a sheet. `lesson`: each lesson whole, on a sheet of its own. */
export const PAPER_LAYOUTS = ['day', 'lesson'] as const;
export type PaperLayout = (typeof PAPER_LAYOUTS)[number];

/**
 * `mark`: that nobody has verified it, empty where it is. `facts`: what stands in the boxes above the table. `notes`: below it.
 * `seals`: of what is verified, below these. `number`: of a plan in a file that lists them.
 */
export type PaperSheet = Readonly<{
  number?: number;
  mark: string;
  facts: readonly Readonly<{ label: string; value: string }>[];
  table: PaperTable;
  notes: readonly string[];
  seals: readonly LabelledSeal[];
}>;

export const STATUS_WORDS: Readonly<Record<LessonStatus, string>> = {
  taught: 'Terlaksana',
  postponed: 'Ditangguhkan',
  replaced: 'Diganti',
};
export const RESULT_WORDS: Readonly<Record<LessonResult, string>> = {
  achieved: 'Tercapai',
  partly: 'Sebahagian',
  notAchieved: 'Tidak tercapai',
};

/** `isPlanAlone`: without what happened in the lesson, and without room for it. */
type Asked = Readonly<{ author: string; layout: PaperLayout; isOfOneClass: boolean; isPlanAlone: boolean }>;

/** The lessons of one class or subject are few a day: their week is on a sheet. */
export function sheetsOf(
  week: WeekOnPaper,
  { author, layout, isOfOneClass, isPlanAlone }: Asked,
): PaperSheet[] {
  if (layout === 'lesson')
    return week.lessons.map((lesson) => sheetOfLesson(lesson, { author, isPlanAlone }));
  if (isOfOneClass) return [sheetOfWeek(week, author)];
  const days = [...new Set(week.lessons.map(({ plan }) => plan.date))];
  return days.map((day) => sheetOfDay(week, day, author));
}

function sheetOfDay({ lessons, beside }: WeekOnPaper, day: Day, author: string): PaperSheet {
  const ofDay = lessons.filter(({ plan }) => plan.date === day);
  return {
    ...sheetOfLines(ofDay, ['Hari dan tarikh', malayLongDate(day)], author, (plan) => [
      strong(timesOf(plan)),
    ]),
    notes: beside.get(day) ?? [],
  };
}

function sheetOfWeek({ lessons, name }: WeekOnPaper, author: string): PaperSheet {
  return sheetOfLines(lessons, ['Minggu', name], author, (plan) => [
    paragraph(shortDay(plan.date)),
    strong(timesOf(plan)),
  ]);
}

function sheetOfLines(
  lessons: readonly LessonOnPaper[],
  [label, value]: readonly [string, string],
  author: string,
  when: (plan: LessonPlanContent) => PaperBlock[],
): PaperSheet {
  const held = lessons.filter(({ became }) => became === '');
  const minutes = held.reduce((sum, { plan }) => sum + lengthOf(plan), 0);
  const standings = lessons.map(({ standing }) => standing);
  return {
    mark: markOnPaper(standings),
    facts: [
      { label, value },
      { label: 'Guru', value: author },
      { label: 'Waktu mengajar', value: `${held.length} PdP · ${minutes} minit` },
      { label: 'Status', value: statusOnPaper(standings) },
    ],
    table: {
      columns: [
        { share: 0.17, head: 'Masa dan kelas' },
        { share: 0.26, head: 'Standard dan objektif' },
        { share: 0.37, head: 'Aktiviti' },
        { share: 0.2, head: 'Refleksi' },
      ],
      rows: lessons.map((lesson) => [
        [...when(lesson.plan), ...whoIsTaught(lesson)],
        aimOf(lesson.plan),
        stepsIn(lesson.plan, false),
        reflectionInShort(lesson),
      ]),
    },
    notes: [],
    seals: lessons.flatMap(({ plan, seal }) =>
      seal
        ? [
            {
              ...seal,
              label: [shortDay(plan.date), timesOf(plan), plan.className].filter(Boolean).join(' · '),
            },
          ]
        : [],
    ),
  };
}

/** "Isnin, 12 Oktober" */
function shortDay(day: Day): string {
  return malayLongDate(day).replace(/ \d{4}$/, '');
}

function whoIsTaught({ plan, pupils, room, became }: LessonOnPaper): PaperBlock[] {
  const more = [pupilsOf(pupils), room].filter(Boolean).join(' · ');
  return [
    quiet(`${lengthOf(plan)} minit`),
    ...(became ? [strong(became)] : []),
    ...(plan.className ? [strong(plan.className)] : []),
    ...(plan.subject ? [paragraph(plan.subject)] : []),
    ...(more ? [quiet(more)] : []),
  ];
}

function aimOf(plan: LessonPlanContent): PaperCell {
  const standards = plan.learningStandards.map(standardLine);
  const topic = standards.length === 0 && plan.topic ? [strong(plan.topic)] : [];
  return [...topic, ...standards, ...paragraphsOf(plan.objective)];
}

function reflectionInShort({ plan, noted }: LessonOnPaper): PaperCell {
  const text = paragraphsOf(noted?.text ?? plan.reflection);
  if (!noted) return text;
  if (noted.status !== 'taught') return [ofWords(`${STATUS_WORDS[noted.status]}:`, noted.reason), ...text];
  const { present, mastered, result } = noted;
  const numbers = mastered === null ? [] : [strong(`${mastered} / ${present} menguasai.`)];
  const wasThere = mastered === null && present !== null ? [strong(`Hadir ${present}.`)] : [];
  const reached = result && mastered === null ? [strong(`${RESULT_WORDS[result]}.`)] : [];
  return [...numbers, ...wasThere, ...reached, ...text];
}

function sheetOfLesson(
  lesson: LessonOnPaper,
  { author, isPlanAlone }: Pick<Asked, 'author' | 'isPlanAlone'>,
): PaperSheet {
  const { plan, pupils, seal, became } = lesson;
  const parts = isPlanAlone ? plannedParts(lesson) : partsOf(lesson);
  const rows = parts.filter(([, cell]) => cell.length > 0);
  return {
    mark: markOnPaper([lesson.standing]),
    facts: [
      { label: 'Hari dan tarikh', value: malayLongDate(plan.date) },
      {
        label: 'Masa',
        value: [timesOf(plan), `${lengthOf(plan)} minit`, became].filter(Boolean).join(' · '),
      },
      { label: 'Kelas', value: [plan.className, pupilsOf(pupils)].filter(Boolean).join(' · ') },
      { label: 'Guru', value: author },
    ],
    table: {
      columns: [{ share: 0.165, isLabel: true }, { share: 0.835 }],
      rows: rows.map(([label, cell]) => [[strong(label)], cell]),
    },
    notes: [],
    seals: seal ? [{ ...seal, label: '' }] : [],
  };
}

type Part = [label: string, cell: PaperCell];

/**
 * Where a field stands on the sheet of its lesson: in the boxes above, in a part of the table, or with what happened. `name`: of
 * one of several in a part. `hasRoom`: what the ministry asks for has room for a pen where nothing is written; everything else is
 * left out then. `cell`: of what is no text as it is.
 */
type PlaceOnSheet =
  | 'above'
  | 'what happened'
  | Readonly<{ part: string; name?: string; hasRoom?: true; cell?: (lesson: LessonOnPaper) => PaperCell }>;

/** In the order of the sheet; a field that is not here does not compile. */
const PLACES: Readonly<Record<keyof LessonPlanContent, PlaceOnSheet>> = {
  ...{ date: 'above', startTime: 'above', endTime: 'above', className: 'above' },
  subject: { part: 'Mata pelajaran', cell: subjectOf },
  // Beside the subject.
  topic: { part: 'Mata pelajaran', cell: () => [] },
  contentStandards: {
    part: 'Standard kandungan',
    cell: ({ plan }) => plan.contentStandards.map(standardLine),
  },
  learningStandards: {
    part: 'Standard pembelajaran',
    cell: ({ plan }) => plan.learningStandards.map(standardLine),
  },
  objective: { part: 'Objektif', hasRoom: true },
  successCriteria: { part: 'Kriteria kejayaan' },
  activities: { part: 'Aktiviti', hasRoom: true, cell: ({ plan }) => stepsIn(plan, true) },
  thinking: { part: 'Unsur', name: 'KBAT' },
  pedagogy: { part: 'Unsur', name: 'PAK-21' },
  crossCurricular: { part: 'Unsur', name: 'EMK' },
  moralValues: { part: 'Unsur', name: 'Nilai' },
  resources: { part: 'BBM' },
  assessment: { part: 'Pentaksiran' },
  targetLevel: { part: 'Pentaksiran', cell: ({ plan }) => targetOf(plan) },
  enrichment: { part: 'Pengayaan' },
  remediation: { part: 'Pemulihan' },
  reflection: 'what happened',
};

function partsOf(lesson: LessonOnPaper): Part[] {
  return [...plannedParts(lesson), ['Refleksi', orRoom(reflectionOf(lesson))]];
}

function plannedParts(lesson: LessonOnPaper): Part[] {
  const parts = new Map<string, PaperCell>();
  for (const [field, place] of Object.entries(PLACES)) {
    if (typeof place === 'string') continue;
    const { part, name, cell, hasRoom } = place;
    const written = cell ? cell(lesson) : textIn(String(Reflect.get(lesson.plan, field) ?? ''), name);
    parts.set(part, [...(parts.get(part) ?? []), ...(hasRoom ? orRoom(written) : written)]);
  }
  return [...parts];
}

function textIn(text: string, name: string | undefined): PaperCell {
  return name === undefined ? paragraphsOf(text) : named(`${name}:`, text);
}

function subjectOf({ plan, room }: LessonOnPaper): PaperCell {
  const more = [plan.topic, room].filter(Boolean).join(' · ');
  if (!plan.subject) return more ? [paragraph(more)] : [];
  return [ofWords(plan.subject, more ? `· ${more}` : '')];
}

function targetOf({ targetLevel }: LessonPlanContent): PaperCell {
  return targetLevel === null ? [] : [ofWords('TP sasaran:', `TP${targetLevel}`)];
}

function reflectionOf({ plan, noted, pupils }: LessonOnPaper): PaperCell {
  const text = paragraphsOf(noted?.text ?? plan.reflection);
  if (!noted) return text;
  const { present, mastered, status, reason, result } = noted;
  const notYet = notMastered(noted);
  const facts: [label: string, value: string | null][] = [
    ['Hadir', present === null ? null : [present, ...(pupils === null ? [] : [pupils])].join(' / ')],
    ['Menguasai', mastered === null ? null : String(mastered)],
    ['Belum', notYet === null ? null : String(notYet)],
    ['Pelaksanaan', STATUS_WORDS[status] + (reason ? ` (${reason})` : '')],
    ['Hasil', result && RESULT_WORDS[result]],
  ];
  const words = facts
    .filter(([, value]) => value !== null)
    .flatMap(([label, value], at): Words[] => [
      { text: `${at === 0 ? '' : ' \u00a0 '}${label} ` },
      { text: `${value}`, isStrong: true },
    ]);
  return [{ kind: 'paragraph', words }, ...text];
}

function stepsIn({ activities, ...plan }: LessonPlanContent, isWhole: boolean): PaperCell {
  const steps = stepsOf(activities);
  if (steps.length === 0) return [];
  const marks = isWhole ? stepMarks(steps.length).map(stepName) : [];
  const planned = isWhole ? minutesPlanned(steps) : null;
  const lines = steps.map(({ text, minutes }, at) => ({
    ...{ mark: marks[at] ?? '', minutes: minutes === null ? '' : `${minutes} min`, text },
  }));
  const sum = planned === null ? [] : [quiet(`Jumlah ${planned} minit daripada ${lengthOf(plan)} minit`)];
  return [{ kind: 'steps', steps: lines }, ...sum];
}

function stepName(mark: string): string {
  if (mark === 'S') return 'Set induksi';
  return mark === 'P' ? 'Penutup' : `Langkah ${mark}`;
}

/** "9.2.1 Meramal bahan", its number in strong letters. */
function standardLine(line: string): Paragraph {
  const [, code, text] = /^\s*(\d+(?:\.\d+)*)\s+(\S.*)$/su.exec(line) ?? [];
  return code && text ? ofWords(code, text) : paragraph(line);
}

function named(name: string, text: string): PaperCell {
  const [first, ...more] = text.split('\n').filter((line) => line.trim() !== '');
  return first === undefined ? [] : [ofWords(name, first), ...more.map(paragraph)];
}

function ofWords(first: string, text: string): Paragraph {
  return { kind: 'paragraph', words: [{ text: `${first} `, isStrong: true }, { text }] };
}

/** For a pen. */
function orRoom(cell: PaperCell): PaperCell {
  return cell.length > 0 ? cell : [paragraph(''), paragraph('')];
}

function pupilsOf(pupils: number | null): string {
  return pupils === null ? '' : `${pupils} murid`;
}
