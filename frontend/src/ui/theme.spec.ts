import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'theme.css'), 'utf8');

function valuesOf(selector: string): Map<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const channel = (start: number) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const tones = ['accent', 'success', 'info', 'warning', 'danger'];
const grounds = ['surface', 'raised', 'sunken'];

const textPairs = [
  ...['text', 'muted'].flatMap((ink) => grounds.map((ground) => [ink, ground])),
  ...tones.flatMap((tone) => [
    [`on-${tone}`, tone],
    [`on-${tone}-soft`, `${tone}-soft`],
    [tone, 'surface'],
    [tone, 'raised'],
  ]),
  ['on-accent', 'accent-hover'],
  ['on-brand', 'brand'],
  ['on-brand-muted', 'brand'],
] as [string, string][];

const controlPairs = grounds.map((ground) => ['control', ground]) as [string, string][];

describe.each([':root', '[data-theme="dark"]'])('in %s', (selector) => {
  const values = valuesOf(selector);
  const colour = (role: string) => values.get(role) ?? `${role} has no value`;

  it.each(textPairs)('%s is readable on %s', (ink, ground) => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('the edge of a control (%s) stands out from %s', (edge, ground) => {
    expect(contrast(colour(edge), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});
