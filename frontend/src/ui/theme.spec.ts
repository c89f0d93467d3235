import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HUES } from '@rules/classes/domain/subject-mark';
import { controlPairs, textPairs } from './color-pairs';
import { contrast } from './contrast';

const [css = '', hues = ''] = ['theme.css', 'subject-hues.css'].map((file) =>
  readFileSync(join(__dirname, file), 'utf8'),
);

function valuesOf(selector: string): Map<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

describe.each(['[data-theme="light"]', '[data-theme="dark"]'])('in %s', (selector) => {
  const values = valuesOf(selector);
  const colour = (role: string) => values.get(role) ?? `${role} has no value`;

  it.each(textPairs)('%s is readable on %s', (ink, ground) => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('an edge or a mark (%s) stands out from %s', (edge, ground) => {
    expect(contrast(colour(edge), colour(ground))).toBeGreaterThanOrEqual(3);
  });

  it.each([...hues.matchAll(/--hue: (\d+)/g)].map(([, hue]) => Number(hue)))(
    'the letters of a lesson of the hue %s are readable on its tile, and its edge stands out',
    (hue) => {
      const [tile, ink, edge] = ['tile', 'ink', 'edge'].map((part) => ofHue(partsOf(selector, part), hue));
      expect(contrast(ink ?? '', tile ?? '')).toBeGreaterThanOrEqual(7);
      expect(contrast(edge ?? '', colour('raised'))).toBeGreaterThanOrEqual(3);
    },
  );
});

/** Lightness and chroma of a part of every mark. */
function partsOf(selector: string, part: string): [lightness: number, chroma: number] {
  const block = hues.slice(hues.indexOf(`${selector} {`)).split('}')[0] ?? '';
  const [, lightness, chroma] = new RegExp(`--${part}: ([\\d.]+) ([\\d.]+)`).exec(block) ?? [];
  return [Number(lightness), Number(chroma)];
}

/** `oklch(...)` as `#rrggbb`; what a screen cannot show is cut off. */
function ofHue([lightness, chroma]: [number, number], hue: number): string {
  const [a, b] = [Math.cos, Math.sin].map((turn) => chroma * turn((hue * Math.PI) / 180)) as [number, number];
  const cubed = (byA: number, byB: number) => (lightness + byA * a + byB * b) ** 3;
  const long = cubed(0.3963377774, 0.2158037573);
  const middle = cubed(-0.1055613458, -0.0638541728);
  const short = cubed(-0.0894841775, -1.291485548);
  return `#${[
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
    .map((light) => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055))
    .map((light) =>
      Math.round(255 * Math.min(1, Math.max(0, light)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

it('there are as many hues as a subject may have', () => {
  expect([...hues.matchAll(/\[data-hue="(\d)"\]/g)].map(([, hue]) => Number(hue))).toEqual(
    Array.from({ length: HUES }, (_, hue) => hue),
  );
});

it('black on white is 21:1, a colour on itself 1:1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#0b6b66', '#0b6b66')).toBe(1);
});
