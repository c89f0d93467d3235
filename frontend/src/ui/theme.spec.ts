import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HUES } from '@rules/classes/domain/subject-mark';
import { controlPairs, textPairs } from './color-pairs';
import { contrast } from './contrast';

const [css = '', hues = ''] = ['theme.css', 'subject-hues.css'].map((file) =>
  readFileSync(join(__dirname, file), 'utf8'),
);

function valuesOf(selector: string, css: string): Map<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

describe.each(['[data-theme="light"]', '[data-theme="dark"]'])('in %s', (selector) => {
  const values = new Map([...valuesOf(selector, css), ...valuesOf(selector, hues)]);
  const colour = (role: string) => values.get(role) ?? `${role} has no value`;

  it.each(textPairs)('%s is readable on %s', (ink, ground) => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('an edge or a mark (%s) stands out from %s', (edge, ground) => {
    expect(contrast(colour(edge), colour(ground))).toBeGreaterThanOrEqual(3);
  });

  it.each(Array.from({ length: HUES }, (_, hue) => `s${hue}`))(
    'the letters of a lesson (%s) are readable on its tile, and its edge stands out',
    (hue) => {
      expect(contrast(colour(`${hue}-ink`), colour(`${hue}-tile`))).toBeGreaterThanOrEqual(7);
      expect(contrast(colour(`${hue}-edge`), colour('raised'))).toBeGreaterThanOrEqual(3);
    },
  );
});

it('black on white is 21:1, a colour on itself 1:1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#0b6b66', '#0b6b66')).toBe(1);
});
