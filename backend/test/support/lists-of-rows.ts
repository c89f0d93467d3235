import { EVERY_KIND, type IDS, type Kept, WEEK, type Who } from './rows-of-one-teacher.js';

/**
 * How a route is asked for the rows of one teacher. `by`: who finds them there, the owner unless said. `isChanged`: it
 * holds no word of theirs, but is another than before there were rows. `alsoSchools`: why what is the whole school's
 * stands there, too.
 */
export type Ask = Readonly<{
  query?: string | ((ownerId: string, year: string) => string);
  row?: keyof typeof IDS;
  /** Of a visitor, whose link it is. */
  path?: (secret: string) => string;
  by?: Who;
  isChanged?: true;
  alsoSchools?: string;
}>;

const DAYS = `from=${WEEK}&to=2026-10-18`;
const FITTING = 'subject=Sains&className=5+Bestari&standards=';
const ofYear = (_ownerId: string, year: string) => `academicYearId=${year}`;
const supervised = (rest: string) => (ownerId: string) => `of=supervised&teacherId=${ownerId}&${rest}`;

/** Every list, count, file and object of what is somebody's own, or of whom the caller verifies. */
export const ASKS: Readonly<Record<string, Ask>> = {
  'get /api/lesson-plans': {},
  'get /api/lesson-plans/:id': { row: 'own' },
  'get /api/lesson-plans/:id/versions': { row: 'sent' },
  'get /api/lesson-plans/:id/paper': { row: 'own', query: 'format=pdf' },
  'get /api/lesson-plans/:id/attachments': { row: 'own' },
  'get /api/lesson-plans/:id/share': { row: 'shared' },
  'get /api/lesson-plan-papers': { query: `layout=lesson&format=docx&${DAYS}` },
  'get /api/lesson-plan-file': { query: DAYS },
  'get /api/lesson-plan-archive': { query: ofYear },
  'get /api/lesson-plan-matches': {},
  'get /api/plan-attachments/:id/file': { row: 'file' },
  'get /api/papers/:id': { row: 'paper' },
  'get /api/brought-plans': { query: FITTING },
  'get /api/brought-plans/:id': { row: 'brought' },
  'get /api/reflections': { query: DAYS },
  'get /api/reflections/:id': { row: 'own' },
  'get /api/reflection-reminder': { isChanged: true },
  'get /api/my-week': { query: `day=${WEEK}` },
  'get /api/my-week/sending': { query: `day=${WEEK}` },
  'get /api/personal-timetable': {
    query: ofYear,
    alsoSchools: 'one’s own lessons are chosen among the sets of the school',
  },
  'get /api/own-teaching-sets': { query: ofYear },
  'get /api/own-work': {},
  'get /api/own-data/mine': {},
  'get /api/notifications': {},
  'get /api/notifications/preferences': { isChanged: true },
  'get /api/calendar-feeds/person': { isChanged: true },
  'get /api/main-admin-transfer': { isChanged: true },
  'get /api/pictures/photo': { isChanged: true },
  'get /api/schools/current': {},
  'get /api/search': { query: 'query=Zown', alsoSchools: 'it finds whatever the caller may open' },
  'get /api/review-queue': { by: 'verifier' },
  'get /api/review-queue/plans': { by: 'verifier', query: (ownerId) => `authorId=${ownerId}` },
  'get /api/school-plans/:id': { by: 'verifier', row: 'sent' },
  'get /api/sent-yearly-plans': { by: 'verifier' },
  'get /api/sent-yearly-plans/:id': { by: 'verifier', row: 'yearly' },
  'get /api/submissions': { by: 'verifier', query: 'of=supervised&weeks=4' },
  'get /api/submissions/lessons': { by: 'verifier', query: supervised(`day=${WEEK}`) },
  'get /api/submissions/file': {
    by: 'verifier',
    query: (ownerId) => `teacherId=${ownerId}&${DAYS}`,
  },
  'get /api/submissions/paper': { by: 'verifier', query: supervised(DAYS) },
  'get /api/submissions/table': { by: 'verifier', query: supervised(`format=csv&${DAYS}`) },
};

/** What another test asks as a stranger, since it needs more than rows. */
export const ASKED_ELSEWHERE: Readonly<Record<string, string>> = {
  'get /api/papers/:id/file': 'asked-papers.spec.ts: its file lies beside the database',
  'get /api/my-week/owed': 'plan-sending.spec.ts: it tells of lessons of a timetable whose plans came back',
};

/** Of the school, but not every row is everybody's: what is not shared is not there for others. */
export const PARTLY_SHARED: Readonly<Record<string, Ask>> = {
  'get /api/plan-blocks': {},
  'get /api/reflection-templates': {},
  'get /api/shared-plans': { by: 'colleague', query: FITTING },
  'get /api/shared-plans/:id': { row: 'share' },
  'get /api/yearly-plans': { query: ofYear },
  'get /api/yearly-plans/:id': { row: 'unsentYearly' },
  'get /api/yearly-plans/:id/rows': { row: 'unsentYearly' },
  'get /api/yearly-plans/:id/taught': { row: 'unsentYearly', isChanged: true },
  'get /api/yearly-plans/:id/table': { row: 'unsentYearly', query: 'format=csv' },
  'get /api/yearly-plans/:id/document': { row: 'unsentYearly' },
  'get /api/yearly-plans/:id/paper': { row: 'unsentYearly' },
  'get /api/yearly-plans/:id/sending': { row: 'yearly' },
  'get /api/yearly-plan-rows/:id': { row: 'unsentRow' },
};

/** Tables of which the owner has no row here, and why that hides nothing. */
export const WITHOUT_ROW: Readonly<Record<string, string>> = {
  personal_adoptions:
    'says only which timetable one follows, in the same reply as the lessons of one’s own week',
};

export const LISTS: Readonly<Record<string, Ask>> = { ...ASKS, ...PARTLY_SHARED };

/** Whose what was sent is to read, and whose nothing of the school is. */
const READERS: readonly Who[] = ['verifier', 'admin', 'head'];
const OUTSIDE: readonly Who[] = ['suspended', 'ended', 'foreigner'];

/** What of somebody else's a route must not tell: of one's own nothing that is another's, whoever may know it. */
export function hiddenFrom(who: Who, name: string): readonly Kept[] {
  if (who === 'owner') return [];
  if (READERS.includes(who)) return ['own'];
  const isOwnAlone = name in ASKS && ASKS[name]?.alsoSchools === undefined;
  return isOwnAlone || OUTSIDE.includes(who) ? EVERY_KIND : ['own', 'sent'];
}
