import { type Dice, dice, filled, held, seededUuid, turn } from './filled.ts';
import { anyOf, EMOJI, han, JAWI, MARKS, MIXED, OPENINGS, TAMIL } from './scripts.ts';

/** A Monday of the demo's session, since which eleven weeks have passed. */
export const MONDAY = '2026-09-07';
const DAY_MS = 86_400_000;
const A_WEEK = 28;

/** A body of POST /api/lesson-plans, but for the school. */
export type Plan = Readonly<{ id: string; date: string; startTime: string } & Record<string, unknown>>;
/** What of a plan the case chooses, by its number. */
type Body = (plan: number, below: Dice) => Readonly<Record<string, unknown>>;
type Write = (length: number, field: string) => string;
type Taught = Readonly<{ weeks?: number; className?: string; subject?: string }>;

const LONG = ['objective', 'activities', 'reflection'];
const SHORT = [
  ...['successCriteria', 'pedagogy', 'thinking', 'crossCurricular', 'moralValues', 'resources', 'assessment'],
  ...['enrichment', 'remediation'],
];
const LENGTHS = [
  ...LONG.map((name) => [name, 10_000] as const),
  ...SHORT.map((name) => [name, 2_000] as const),
  ['topic', 300] as const,
];

export const dayOf = (week: number, day: number): string =>
  new Date(Date.parse(`${MONDAY}T00:00:00Z`) + (week * 7 + day) * DAY_MS).toISOString().slice(0, 10);

/** 28 lessons of each week: five or six a day, half an hour each, none over another. */
export function week(
  seed: number,
  body: Body,
  { weeks = 1, className = '1 Bestari', subject = 'Sains' }: Taught = {},
): Plan[] {
  const below = dice(seed);
  return Array.from({ length: weeks * A_WEEK }, (_, index) => {
    const inWeek = index % A_WEEK;
    const from = 7 * 60 + 30 + Math.floor(inWeek / 5) * 30;
    // Before the id: both throw the dice.
    const own = body(index, below);
    return {
      ...{ id: seededUuid(below), date: dayOf(Math.floor(index / A_WEEK), inWeek % 5), className, subject },
      ...{ startTime: clock(from), endTime: clock(from + 30) },
      objective: 'Pada akhir PdP, murid dapat menerangkan haba.',
      activities: 'Set induksi (5 min)\nLangkah 1 (20 min)\nPenutup (5 min)',
      ...own,
    };
  });
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Every field at its longest. */
function everywhere(write: Write): Record<string, unknown> {
  const fields = Object.fromEntries(LENGTHS.map(([name, length]) => [name, write(length, name)]));
  const standards = (name: string) => Array.from({ length: 20 }, (_, at) => write(500, `${name}${at}`));
  const [contentStandards, learningStandards] = ['contentStandards', 'learningStandards'].map(standards);
  return { ...fields, contentStandards, learningStandards, targetLevel: 6 };
}

const WITHOUT_A_BREAK = ['W', 'i\u00ad', 'w\u200b', 'W\u2060', 'm\u00a0', 'aa/'];
const LINE_ENDS = ['\r\n', '\u0085', '\u2028', '\u2029', '\v', '\f'];
const STEPS = [
  ...['x (1 min)\n', 'x (99999999999999999999 min)\n', 'x ((((((1 min)\n'],
  ...['x (1 min) (2 min) (3 min)\n', '• x (0.5 min)\n', '1. (1 min)\n'],
];
const ALMOST_MINUTES = [' ', '\t', '\u00a0', '(', '1.', '(1 ', '{', '- '];
const WORDS_OF_MIXED = MIXED.filter((word) => /\w|\p{L}/u.test(word));

/** The plans of each case by its name. */
export const WORST_PLANS = {
  'a letter a line': () =>
    week(1, () => everywhere((length) => `${filled(length - 1, (at) => `${'abcdefgh'.charAt(at % 8)}\n`)}x`)),
  'ten thousand newlines': () =>
    week(2, (plan) => everywhere((length) => held(length, plan % 2 ? turn(LINE_ENDS, plan >> 1) : '\n'))),
  'words without end': () =>
    week(3, (plan) => everywhere((length) => held(length, turn(WITHOUT_A_BREAK, plan)))),
  'Jawi at its longest': () =>
    week(4, (_, below) => everywhere((length) => filled(length, anyOf(JAWI, below)).trim()), {
      className: '١ بستاري',
      subject: 'ڤنديديقن اسلام',
    }),
  'Jawi a word a line': () =>
    week(5, (_, below) =>
      everywhere((length) =>
        filled(length, (at) => `${at % 2 ? 'x ' : ''}${JAWI[below(JAWI.length)]}\n`).trim(),
      ),
    ),
  'Tamil without spaces': () =>
    week(
      6,
      (plan, below) =>
        everywhere((length) => filled(length, anyOf(TAMIL, below, plan % 2 ? '' : ' ')).trim()),
      { className: '1 மல்லிகை', subject: 'தமிழ்மொழி' },
    ),
  'every Chinese sign': () =>
    week(
      7,
      (plan) => {
        const sign = han(plan);
        return everywhere((length) => filled(length, sign));
      },
      { className: '一年级忠班', subject: '华文' },
    ),
  'both directions': () =>
    week(8, (_, below) =>
      everywhere((length) =>
        held(length, (at) => {
          const opening = at % 3 === 0 ? OPENINGS[below(OPENINGS.length)] : '';
          return `${opening}${MIXED[below(MIXED.length)]}${at % 40 === 39 ? '\n' : ' '}`;
        }),
      ),
    ),
  'marks over marks': () =>
    week(9, (plan, below) => {
      const mark = () => MARKS[below(MARKS.length)] ?? '';
      return everywhere((length) =>
        plan % 2
          ? filled(length, (at) => (at === 0 ? 'e' : mark()))
          : filled(length, (at) => (at % 61 === 0 ? 'aeiou'.charAt(below(5)) : mark())),
      );
    }),
  'emoji with joiners': () =>
    week(
      10,
      (plan, below) =>
        everywhere((length) => filled(length, anyOf(EMOJI, below, plan % 2 ? '' : ' ')).trim()),
      { className: '👩🏽‍🚀'.repeat(12), subject: '🇲🇾'.repeat(25) },
    ),
  'every field another script': () =>
    week(11, (plan, below) => {
      const sign = han(plan);
      let field = plan;
      return everywhere((length) => {
        const writers = [
          () => filled(length, anyOf(JAWI, below)).trim(),
          () => filled(length, anyOf(TAMIL, below)).trim(),
          () => filled(length, sign),
          () => filled(length, anyOf(EMOJI, below)).trim(),
          () => filled(length, anyOf(WORDS_OF_MIXED, below)).trim(),
          () => filled(length, (at) => `kata${at} `).trim(),
        ];
        const write = turn(writers, field);
        field += 1;
        return write();
      });
    }),
  'a thousand steps': () =>
    week(12, (plan) => ({
      activities: held(10_000, () => turn(STEPS, plan)),
      reflection: filled(10_000, (at) => `${at}. x\n`).trim(),
      successCriteria: filled(2_000, () => '- x\n').trim(),
    })),
  'spaces before what never comes': () =>
    week(13, (plan) => everywhere((length) => `${held(length - 8, turn(ALMOST_MINUTES, plan))}(5 mi`)),
  'a term in a file': () =>
    week(
      14,
      () => ({
        activities: `${filled(3_999, (at) => `${'abcd'.charAt(at % 4)}\n`)}x`,
        objective: filled(2_000, 'x\n').trim(),
      }),
      { weeks: 11 },
    ),
  'template of empty paragraphs': () => week(15, () => ({})),
  'template of nested tables': () => week(16, () => ({ objective: filled(10_000, 'x\n').trim() })),
  'template of ten thousand tokens': () =>
    week(17, () => ({ objective: `${filled(9_999, 'x\n')}x`, activities: `${filled(9_999, 'y\n')}y` })),
  'template of a huge table': () => week(18, () => ({ objective: 'x' })),
  'template of huge pictures': () => week(19, () => ({})),
  'template of split tokens and fields': () => week(20, () => ({ objective: filled(2_000, 'x\n').trim() })),
} as const satisfies Record<string, () => Plan[]>;

export type CaseName = keyof typeof WORST_PLANS;
