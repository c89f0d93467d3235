/** What a teacher writes. Any text may still be empty while the plan is a draft. */
export type LessonPlanContent = Readonly<{
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM */
  startTime: string;
  /** HH:MM, later than the start */
  endTime: string;
  className: string;
  subject: string;
  topic: string;
  /** Standard kandungan, each in a line of its own, e.g. "9.2 Haba". */
  contentStandards: readonly string[];
  /** Standard pembelajaran, likewise. */
  learningStandards: readonly string[];
  objective: string;
  /** Kriteria kejayaan */
  successCriteria: string;
  /** A step in each line, see lesson steps. */
  activities: string;
  reflection: string;
}> &
  ExtraParts;

/** What no rule of the ministry asks for. */
export type ExtraParts = Readonly<{
  /** PAK-21 */
  pedagogy: string;
  /** KBAT */
  thinking: string;
  /** EMK */
  crossCurricular: string;
  /** Nilai murni */
  moralValues: string;
  /** BBM, ABM */
  resources: string;
  /** Pentaksiran */
  assessment: string;
  /** TP sasaran, 1 to 6. */
  targetLevel: number | null;
  /** Pengayaan */
  enrichment: string;
  /** Pemulihan */
  remediation: string;
}>;

/** Of classes and subjects, of topics, of each standard, of the parts that are written and of the extra ones, in characters. */
export const LONGEST_NAME = 100;
export const LONGEST_TOPIC = 300;
export const LONGEST_STANDARD = 500;
export const LONGEST_TEXT = 10_000;
export const LONGEST_EXTRA = 2_000;
export const MOST_STANDARDS = 20;
export const HIGHEST_LEVEL = 6;

/** The three parts that SPI 3/1999 makes mandatory. */
const MANDATORY_PARTS = ['objective', 'activities', 'reflection'] as const;
type MandatoryPart = (typeof MANDATORY_PARTS)[number];
type WrittenParts = Pick<LessonPlanContent, MandatoryPart>;

/**
 * `isSample`: loaded to look at, not edited since. `teachingSetId`: to which its author has joined it, or for which it was
 * made. `isUnseen`: made for its author, who has not looked at it yet. `isSealed`: verified, and what is planned stays so until
 * an amendment is begun. `attachments`: how many it has.
 */
export type LessonPlanOrigin = Readonly<{
  isSample: boolean;
  teachingSetId: string | null;
  isUnseen: boolean;
  isSealed: boolean;
  attachments: number;
}>;

/** `updatedAt` and `deletedAt` in epoch milliseconds. */
export type LessonPlan = LessonPlanContent &
  LessonPlanOrigin &
  Readonly<{ id: string; version: number; updatedAt: number; deletedAt: number | null }>;

const NO_EXTRAS: ExtraParts = {
  pedagogy: '',
  thinking: '',
  crossCurricular: '',
  moralValues: '',
  resources: '',
  assessment: '',
  targetLevel: null,
  enrichment: '',
  remediation: '',
};

export function blankPlan(date: string): LessonPlanContent {
  return {
    date,
    startTime: '07:30',
    endTime: '08:30',
    className: '',
    subject: '',
    topic: '',
    contentStandards: [],
    learningStandards: [],
    objective: '',
    successCriteria: '',
    activities: '',
    reflection: '',
    ...NO_EXTRAS,
  };
}

export function isMandatory(part: string): boolean {
  return MANDATORY_PARTS.some((each) => each === part);
}

/** What is mandatory and not written yet. */
export function unwrittenParts(plan: WrittenParts): MandatoryPart[] {
  return MANDATORY_PARTS.filter((part) => plan[part].trim() === '');
}

export function isComplete(plan: WrittenParts): boolean {
  return unwrittenParts(plan).length === 0;
}
