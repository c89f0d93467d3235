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
  // An engine's own box keeps its white ground where the device is dark; the colours of a person draw theirs.
  const boxes = await visitor.ask(() =>
    [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]:not([role]):enabled')]
      .slice(0, 2)
      .map((box, index) => {
        if (index === 0) box.click();
        const { appearance, backgroundColor } = getComputedStyle(box);
        return { isChecked: box.checked, appearance, backgroundColor };
      }),
  );
  expect(boxes.map(({ isChecked }) => isChecked)).toEqual([true, false]);
  expect(new Set(boxes.map(({ appearance }) => appearance))).toEqual(
    new Set([engine.usesOwnColours ? 'auto' : 'none']),
  );
  const grounds = new Set(boxes.map(({ backgroundColor }) => backgroundColor));
  expect(grounds.size).toBe(engine.usesOwnColours ? 1 : 2);
  await info.attach('choices', { body: await visitor.screenshot(), contentType: 'image/png' });
});
