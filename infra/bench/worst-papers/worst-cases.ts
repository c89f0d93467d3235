import { type CaseName, dayOf, type Plan, WORST_PLANS } from './worst-plans.ts';
import { WORST_TEMPLATES, type WorstTemplate } from './worst-templates.ts';

/**
 * The twenty worst papers that somebody could think of who had read what may be written and what may be asked, and had
 * not written, or read, what prints them. Their texts are kept as they were chosen.
 */
export type WorstCase = Readonly<{
  name: CaseName;
  plans: readonly Plan[];
  /** How many weeks it asks for, all of them sent where it is the file of what was sent. */
  weeks: number;
  path: string;
  template?: WorstTemplate;
  /** Stands in the last plan of the paper, so that what holds it is whole. */
  marker: string;
}>;

type Asked = Readonly<{ of?: 'file'; format?: 'docx' | 'template'; layout?: 'day'; weeks?: number }>;

/** A week as PDF, a lesson a sheet, where nothing else is said. */
const ASKED: Partial<Record<CaseName, Asked>> = {
  'a letter a line': { format: 'docx' },
  'a thousand steps': { format: 'docx', layout: 'day' },
  'spaces before what never comes': { format: 'docx' },
  'a term in a file': { of: 'file', weeks: 11 },
};

export function worstCases(): WorstCase[] {
  return Object.entries(WORST_PLANS).map(([key, make], at) => {
    const name = key as CaseName;
    const template = WORST_TEMPLATES[name];
    const asked = template ? { format: 'template' as const } : ASKED[name];
    const marker = `PENANDA${at + 1}AKHIR`;
    const { weeks = 1 } = asked ?? {};
    const plans = marked(make(), marker, template !== undefined);
    return { name, plans, weeks, path: pathOf(asked), marker, ...(template && { template }) };
  });
}

/** Where a template is asked for and there is none. */
export const AS_DOCUMENT = pathOf({ format: 'docx' });

function pathOf({ of, format = undefined, layout = undefined, weeks = 1 }: Asked = {}): string {
  const span = { from: dayOf(0, 0), to: dayOf(weeks - 1, 6) };
  if (of === 'file') return `/api/lesson-plan-file?${new URLSearchParams(span)}`;
  const how = { layout: layout ?? 'lesson', format: format ?? 'pdf' };
  return `/api/lesson-plan-papers?${new URLSearchParams({ ...span, ...how })}`;
}

/** Its topic says so; a template may hold no topic, but shows the objective or the class. */
function marked(plans: readonly Plan[], marker: string, inTemplate: boolean): Plan[] {
  const last = plans.toSorted(inTime).at(-1);
  return plans.map((plan) => {
    if (plan !== last) return plan;
    const objective = `${marker}${String(plan.objective).slice(marker.length)}`;
    return { ...plan, topic: marker, ...(inTemplate && { objective, className: marker }) };
  });
}

const inTime = (one: Plan, other: Plan) =>
  `${one.date} ${one.startTime}`.localeCompare(`${other.date} ${other.startTime}`);
