import { randomUUID } from 'node:crypto';
import { inLanes } from '../lanes.ts';
import { callerOf, refusalIn } from './caller.ts';
import type { SchoolPeople } from './school-people.ts';
import type { WorstCase } from './worst-cases.ts';
import { dayOf, type Plan } from './worst-plans.ts';

type TemplateFile = Readonly<{ name: string; file: Blob }>;

/** A case in a school of its own. `untaken`: the sentences by which plans of it were refused. `templates`: the worst first. */
export type CaseSchool = Readonly<{
  worst: WorstCase;
  people: SchoolPeople;
  untaken: readonly string[];
  templates: readonly TemplateFile[];
}>;

const LANES = 4;

/** Its teacher has written the plans, and sent them where the paper is of what was sent. */
export async function writeCase(url: string, worst: WorstCase, people: SchoolPeople): Promise<CaseSchool> {
  const teacher = callerOf(url, people.quiet);
  const untaken: string[] = [];
  await inLanes(
    worst.plans,
    async (plan) => {
      const response = await teacher.send('POST', '/api/lesson-plans', plan);
      if (response.status !== 201) untaken.push(await refusalIn(response));
      else await response.arrayBuffer();
    },
    LANES,
  );
  for (let week = 0; week < worst.weeks && worst.weeks > 1; week += 1) {
    const plans = plansOf(worst.plans, week).map(({ id }) => ({ planId: id, version: 1 }));
    const sending = { day: dayOf(week, 0), id: randomUUID(), pressedAt: null, plans };
    const response = await teacher.send('POST', '/api/my-week/sending', sending);
    if (response.status !== 200) throw new Error(`Sending week ${week}: ${await refusalIn(response)}`);
    await response.arrayBuffer();
  }
  return { worst, people, untaken, templates: await makeTemplates(worst) };
}

/** Before anything is measured: it takes a processor for seconds, which no school has on the product's machine. */
async function makeTemplates({ template }: WorstCase): Promise<TemplateFile[]> {
  const files: TemplateFile[] = [];
  for (const [name, make] of Object.entries(template ?? {}))
    files.push({ name, file: new Blob([Uint8Array.from(await make())]) });
  return files;
}

const plansOf = (plans: readonly Plan[], week: number) =>
  plans.filter(({ date }) => date >= dayOf(week, 0) && date <= dayOf(week, 6));
