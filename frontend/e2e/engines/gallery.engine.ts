import { expect } from '@playwright/test';
import { mainOrigin } from '../support/addresses';
import { test } from './fixtures';
import { heading } from './visitor';

test('the design system takes the colours of the device, and a choice shows whether it is made', async ({
  engine,
  visitor,
}, info) => {
  await visitor.open(`${mainOrigin()}/components`);
  await visitor.expectSight(heading('Komponen'));
  const theme = await visitor.ask(() => document.documentElement.dataset.theme);
  expect(theme).toBe(engine.isDark ? 'dark' : 'light');
  const [chosen, other] = await visitor.ask(() =>
    [':checked', ':not(:checked)'].map((state) => {
      const radio = document.querySelector(`input[type=radio]${state}:enabled`) ?? document.body;
      radio.scrollIntoView({ block: 'center' });
      const { backgroundColor, borderTopColor, borderTopWidth, boxShadow } = getComputedStyle(radio);
      return { backgroundColor, borderTopColor, borderTopWidth, boxShadow };
    }),
  );
  expect(chosen).not.toEqual(other);
  await info.attach('choices', { body: await visitor.screenshot(), contentType: 'image/png' });
});
