import type { TestApp } from '../support/test-app.js';
import { DrivenSchool } from './driver/driven-school.ts';
import { sendStep } from './driver/send-step.ts';
import { dayOf, mondayOf } from './model/clock.ts';
import type { School } from './model/school.ts';
import { type State, stateOf } from './model/state.ts';
import type { Step } from './model/step.ts';
import { truthOf } from './model/truth.ts';
import { taken } from './model/walk.ts';
import { weeksOf } from './model/week.ts';
import type { Asked, Said } from './places/place.ts';
import { PLACES } from './places/places.ts';

/** A line for each thing that a place says otherwise than the model: `at`, of what, product, model. */
export type Differences = readonly string[];

type History = Readonly<{ school: School; steps: readonly Step[] }>;

/** Sends each step to the product, asks every place after it, and tells what differs from the model where something first does. */
export async function firstDifferences(t: TestApp, { school: model, steps }: History): Promise<Differences> {
  const school = await DrivenSchool.of(t, model);
  let state = stateOf(model);
  for (const [number, step] of steps.entries()) {
    const before = state;
    state = taken(before, step);
    const made = state.plans.slice(before.plans.length);
    const refusal = await sendStep(school, step, { made, sets: state.facts.sets });
    const reason = state.refusals.at(-1) ?? null;
    const found =
      (refusal === null) === (reason === null)
        ? await placesDiffer(school, state)
        : [
            `the product ${refusal ? `refuses it with ${refusal}` : 'takes it'}, the model says ${reason ?? 'taken'}`,
          ];
    if (found.length > 0) return [`step ${number}: ${JSON.stringify(step)}`, ...found];
  }
  return [];
}

async function placesDiffer(school: DrivenSchool, state: State): Promise<string[]> {
  const truth = truthOf(state);
  const asked: Asked = { model: school.model, weeks: weeksInQuestion(state) };
  const found: string[] = [];
  for (const [name, place] of Object.entries(PLACES))
    found.push(...differing(name, await place.read(school, asked), place.truth(truth, asked)));
  return found;
}

/** Those that somebody has planned, and that of today. */
function weeksInQuestion({ school, plans, now }: State): string[] {
  const meant = new Set([mondayOf(dayOf(now)), ...plans.map(({ stored }) => mondayOf(stored.day))]);
  return weeksOf(school).filter((week) => meant.has(week));
}

function differing(place: string, product: Said, model: Said): string[] {
  const keys = [...new Set([...Object.keys(product), ...Object.keys(model)])].toSorted();
  return keys.flatMap((key) =>
    product[key] === model[key]
      ? []
      : [
          `${place}, ${key}: the product says ${product[key] ?? 'nothing'}, the model ${model[key] ?? 'nothing'}`,
        ],
  );
}
