import { test as base } from '../support/own-school';
import { Chance } from './chance';
import { Device } from './device';
import { nounAt } from './nouns';
import { Story } from './story';

/** Every whole run has a plan and a reflection; `npm run kept`: 500. */
const rounds = Number(process.env.KEPT_ROUNDS || 2);
const seed = Number(process.env.KEPT_SEED || 20_261_125);
/** In one browser, each writing another noun: few are enough for a whole run to have all of them. */
const roundsOfDevice = rounds > 40 ? 10 : 1;
const eventsOfRound = 4;

/** Its browser ends with the test, however that ends. */
const test = base.extend<{ device: Device }>({
  device: async ({ school }, use) => {
    const device = await Device.begin(school);
    await use(device);
    await device.end();
  },
});

test.describe.configure({ mode: 'parallel', retries: 0, timeout: roundsOfDevice * 60_000 });

for (let first = 0; first < rounds; first += roundsOfDevice) {
  const last = Math.min(first + roundsOfDevice, rounds);
  test(`whatever happens while writing, what was promised is found again exactly once (rounds ${first + 1} to ${last})`, async ({
    device,
    request,
    school,
  }) => {
    const noun = await nounAt(first / roundsOfDevice, request, school);
    const story = new Story(device, noun, school, new Chance(seed + first));
    await story.begin();
    for (let round = first; round < last; round++)
      await test.step(`seed ${seed}, round ${round + 1}`, async () => {
        const told = await story.tell(eventsOfRound);
        await story.expectAll(told.join(', '));
      });
  });
}
