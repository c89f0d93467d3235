import { type Asked, askPaper } from './asked-paper.ts';
import { type Caller, callerOf, refusalIn } from './caller.ts';
import type { CaseSchool } from './case-schools.ts';
import { faultOf } from './whole-paper.ts';
import { AS_DOCUMENT, type WorstCase } from './worst-cases.ts';

/** `template`: what was said of it. `lost`: why nothing good came. */
export type Outcome = Readonly<{ name: string; template: string; asked: Asked | null; lost: string | null }>;

/** All at the same moment, each by its own teacher; those that bring a template upload it first. */
export async function askForAll(url: string, schools: readonly CaseSchool[]): Promise<Outcome[]> {
  const begunAt = performance.now();
  return Promise.all(
    schools.map(async (school) => {
      const outcome = await askFor(url, school);
      const seconds = ((performance.now() - begunAt) / 1_000).toFixed(1);
      console.log(`${seconds} s: ${outcome.name}${outcome.lost ? ` is lost, ${outcome.lost}` : ''}`);
      return outcome;
    }),
  );
}

async function askFor(url: string, { worst, people, templates }: CaseSchool): Promise<Outcome> {
  const { admin, quiet } = people;
  let template = '';
  try {
    template = await putTemplate(callerOf(url, admin), templates);
    const isKept = templates.length === 0 || template.includes('taken');
    const asked = await askPaper(callerOf(url, quiet), isKept ? worst.path : AS_DOCUMENT);
    return { name: worst.name, template, asked, lost: null };
  } catch (error) {
    return { name: worst.name, template, asked: null, lost: String(error) };
  }
}

/** When all have come, so that reading them takes no time from making them. */
export async function checkWhole(
  outcomes: readonly Outcome[],
  cases: readonly WorstCase[],
): Promise<Outcome[]> {
  const markers = new Map<string, string>(cases.map(({ name, marker }) => [name, marker]));
  const checked: Outcome[] = [];
  for (const outcome of outcomes) {
    const { name, asked, lost } = outcome;
    const content = asked && 'content' in asked.end ? asked.end.content : null;
    const fault = content && (await faultOf(content, markers.get(name) ?? '').catch(String));
    checked.push({ ...outcome, lost: lost ?? fault });
  }
  return checked;
}

/** The worst, then the milder one where there is any; what was said of them. */
async function putTemplate(admin: Caller, templates: CaseSchool['templates']): Promise<string> {
  const said: string[] = [];
  for (const { name, file } of templates) {
    const form = new FormData();
    form.append('file', file, 'borang.docx');
    const begunAt = performance.now();
    const response = await admin.send('PUT', '/api/paper-template', form);
    const answer = response.status === 200 ? 'taken' : await refusalIn(response);
    const ms = (performance.now() - begunAt).toFixed(0);
    said.push(`${name} ${answer} in ${ms} ms`);
    if (answer === 'taken') break;
  }
  return said.join('; ');
}
