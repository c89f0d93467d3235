import { runInNewContext } from 'node:vm';
import { colorModeScript } from '../../../build/color-mode-script';
import { asColorMode, type ColorMode, type Theme, themeOf } from './color-mode';

const situations: [ColorMode, Theme | undefined, boolean, Theme][] = [
  ['system', undefined, false, 'light'],
  ['system', undefined, true, 'dark'],
  ['light', undefined, true, 'light'],
  ['dark', undefined, false, 'dark'],
  ['dark', 'light', true, 'light'],
  ['system', 'dark', false, 'dark'],
];

type Page = { preference: ColorMode; forced?: Theme; systemIsDark: boolean };

/** A document with the script in its head, on a device whose theme can change. */
function openPage({ preference, forced, systemIsDark }: Page) {
  const dataset: Record<string, string> = forced ? { forceTheme: forced } : {};
  const device = Object.assign(new EventTarget(), { matches: systemIsDark });
  runInNewContext(colorModeScript, {
    document: { documentElement: { dataset } },
    localStorage: { getItem: () => preference },
    matchMedia: () => device,
  });
  return { dataset, device };
}

describe.each(situations)(
  'preference %s, forced %s, system dark %s',
  (preference, forced, systemIsDark, theme) => {
    it(`shows ${theme}`, () => {
      expect(themeOf({ preference, forced, systemIsDark })).toBe(theme);
    });

    it(`and the script in the head shows ${theme} too`, () => {
      const { dataset } = openPage({ preference, forced, systemIsDark });
      expect(dataset.theme).toBe(theme);
    });
  },
);

it.each<[ColorMode, Theme]>([
  ['system', 'dark'],
  ['light', 'light'],
])('when the device turns dark, the preference %s shows %s', (preference, theme) => {
  const { dataset, device } = openPage({ preference, systemIsDark: false });
  device.matches = true;
  device.dispatchEvent(new Event('change'));
  expect(dataset.theme).toBe(theme);
});

it('anything else that is stored counts as system', () => {
  expect(['light', 'dark', 'system', 'sepia', null].map(asColorMode)).toEqual([
    'light',
    'dark',
    'system',
    'system',
    'system',
  ]);
});
