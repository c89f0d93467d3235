import { DrivenSchool } from './agreement/driver/driven-school.ts';
import { isDriven, sendStep } from './agreement/driver/send-step.ts';
import { HAND, type HandHistory } from './agreement/histories/hand.ts';
import { WEEK } from './agreement/histories/hand-school.ts';
import { stateOf } from './agreement/model/state.ts';
import { truthOf } from './agreement/model/truth.ts';
import { taken } from './agreement/model/walk.ts';
import { DIFFERS, PLACES, type PlaceName } from './agreement/places/places.ts';
import { shareTestApp } from './support/share-test-app.js';
import type { TestApp } from './support/test-app.js';

let t: TestApp;
beforeAll(async () => {
  t = await shareTestApp();
});
afterAll(() => t?.close());

type Said = Readonly<{ at: string; place: PlaceName | 'refusal'; who: string; says: unknown }>;

/** What the places say after each step, and what the model says they should. */
async function played({ school: model, steps }: HandHistory): Promise<{ product: Said[]; truth: Said[] }> {
  const school = await DrivenSchool.of(t, model);
  const [product, truth]: [Said[], Said[]] = [[], []];
  let state = stateOf(model);
  for (const [number, step] of steps.entries()) {
    const before = state;
    state = taken(before, step);
    const at = `step ${number}, ${step.kind}`;
    const isRefused = await sendStep(school, step, state.plans.slice(before.plans.length));
    const of = { at, place: 'refusal', who: step.by } as const;
    product.push({ ...of, says: isRefused });
    truth.push({ ...of, says: state.refusals.at(-1) !== null });
    const known = truthOf(state);
    for (const place of Object.keys(PLACES) as PlaceName[])
      for (const { tag: who, roles } of model.people)
        if (roles.includes(PLACES[place].of)) {
          product.push({ at, place, who, says: await PLACES[place].read(school, who, WEEK) });
          truth.push({ at, place, who, says: PLACES[place].truth(known, who, WEEK) });
        }
  }
  return { product, truth };
}

describe('every place says of a lesson what the model says', () => {
  it.each(HAND.filter(({ steps }) => steps.every(({ kind }) => isDriven(kind))))('$name', async (history) => {
    const { product, truth } = await played(history);
    const differing: readonly string[] = DIFFERS[history.name] ?? [];
    const agreeing = (said: Said[]) => said.filter(({ place }) => !differing.includes(place));
    expect(agreeing(product)).toEqual(agreeing(truth));
    for (const place of differing) {
      const ofPlace = (said: Said[]) => said.filter((each) => each.place === place);
      expect([place, ofPlace(product)]).not.toEqual([place, ofPlace(truth)]);
    }
  });
});
