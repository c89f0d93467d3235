import { DrivenSchool } from './agreement/driver/driven-school.ts';
import { isDriven, sendStep } from './agreement/driver/send-step.ts';
import { HAND } from './agreement/histories/hand.ts';
import { WEEK } from './agreement/histories/hand-school.ts';
import { stateOf } from './agreement/model/state.ts';
import { truthOf } from './agreement/model/truth.ts';
import { taken } from './agreement/model/walk.ts';
import { queueInTruth, readQueue } from './agreement/places/queue.ts';
import { readSubmissions, submissionsInTruth } from './agreement/places/submissions.ts';
import { readWeek, weekInTruth } from './agreement/places/week.ts';
import { shareTestApp } from './support/share-test-app.js';
import type { TestApp } from './support/test-app.js';

let t: TestApp;
beforeAll(async () => {
  t = await shareTestApp();
});
afterAll(() => t?.close());

const driven = HAND.filter(({ steps }) => steps.every(({ kind }) => isDriven(kind)));

describe('every place says of a lesson what the model says', () => {
  it.each(driven)('$name', async ({ school: model, steps }) => {
    const school = await DrivenSchool.of(t, model);
    const withRole = (role: 'teacher' | 'supervisor') =>
      model.people.filter(({ roles }) => roles.includes(role)).map(({ tag }) => tag);
    let state = stateOf(model);
    for (const [number, step] of steps.entries()) {
      const before = state;
      state = taken(before, step);
      const truth = truthOf(state);
      const made = state.plans.slice(before.plans.length);
      const isRefused = await sendStep(school, step, made);
      const at = `after ${number} ${step.kind}`;
      const weeks = withRole('teacher').map((who) => [who, weekInTruth(truth, who, WEEK)]);
      const queues = withRole('supervisor').map((who) => [who, queueInTruth(truth, who)]);
      const figures = withRole('teacher').map((who) => [who, submissionsInTruth(truth, who, WEEK)]);
      const read = { weeks: [] as unknown[], queues: [] as unknown[], figures: [] as unknown[] };
      for (const who of withRole('teacher')) {
        read.weeks.push([who, await readWeek(school, who, WEEK)]);
        read.figures.push([who, await readSubmissions(school, who, WEEK)]);
      }
      for (const who of withRole('supervisor')) read.queues.push([who, await readQueue(school, who)]);
      expect({ at, isRefused, ...read }).toEqual({
        ...{ at, isRefused: state.refusals.at(-1) !== null, weeks, queues, figures },
      });
    }
  });
});
