import { expect, type Locator, type Page } from '@playwright/test';

/** In which way somebody works: by keys alone, or by touch. */
export type Hands = Readonly<{
  press: (target: Locator) => Promise<void>;
  check: (target: Locator) => Promise<void>;
  write: (target: Locator, text: string) => Promise<void>;
  choose: (target: Locator, label: string) => Promise<void>;
  /** Opens the choice of files of a field. */
  openFiles: (target: Locator) => Promise<void>;
}>;

/** More stops than any page has. */
const stops = 200;

/** Tab is all that leads anywhere. */
export function keyboardOf({ keyboard }: Page): Hands {
  async function press(target: Locator) {
    await reach(target);
    await keyboard.press('Enter');
  }
  async function reach(target: Locator) {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < stops; stop++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${target}.`);
  }
  return {
    press,
    openFiles: press,
    async check(target) {
      await reach(target);
      await keyboard.press('Space');
    },
    async write(target, text) {
      await reach(target);
      await keyboard.type(text);
    },
    async choose(target, label) {
      await reach(target);
      await keyboard.type(label);
      await expect(target.locator('option:checked')).toHaveText(label);
    },
  };
}

export const touch: Hands = {
  press: (target) => target.tap(),
  check: (target) => target.tap(),
  // What is seen of it is the label around it.
  openFiles: (target) => target.locator('xpath=ancestor::label').tap(),
  async write(target, text) {
    await target.tap();
    await target.pressSequentially(text);
  },
  async choose(target, label) {
    await target.selectOption({ label });
  },
};
