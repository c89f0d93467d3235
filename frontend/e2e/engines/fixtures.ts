import { test as base } from '@playwright/test';
import type { Driver, Look } from './driver';
import { startFirefox } from './firefox-driver';
import { Visitor } from './visitor';
import { startWebKit } from './webkit-driver';

export type Engine = Readonly<{ name: 'firefox' | 'webkit'; executable: string } & Look>;

const NONE: Engine = { name: 'firefox', executable: '', isDark: false, usesOwnColours: false };

function start(engine: Engine): Promise<Driver> {
  return engine.name === 'firefox'
    ? startFirefox(engine.executable, engine)
    : startWebKit(engine.executable, engine);
}

/** One browser for each file, as the steps of a journey need it. */
export const test = base.extend<object, { engine: Engine; visitor: Visitor }>({
  engine: [NONE, { option: true, scope: 'worker' }],
  visitor: [
    async ({ engine }, use) => {
      const driver = await start(engine);
      await use(new Visitor(driver));
      await driver.close();
    },
    { scope: 'worker' },
  ],
});

test.afterEach(async ({ visitor }, info) => {
  if (info.status !== info.expectedStatus)
    await info.attach('screenshot', { body: await visitor.screenshot(), contentType: 'image/png' });
});
