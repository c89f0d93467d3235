import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname);
const files = globSync('**/*.{ts,tsx,css}', { cwd: root }).filter(
  (file) => !file.endsWith('.spec.ts') && !file.startsWith('workbench'),
);
const sourceOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Pixels by name, where a line of text begins at its own size. */
const scale = { xs: 12, sm: 14, base: 16, lg: 18, xl: 22, '2xl': 28, '3xl': 32, '4xl': 52 };

/** Marks of letters where nothing else has room, and what is measured by the wall that it fills or by the paper. */
const measuredElsewhere = /\bprint:text-\[[\d.]+rem\]|font-size: 1\.6vw/g;

/** Written texts of the editor of lesson plans, 15 px. */
const left = [
  'features/lesson-plans/editor/standards/standards-field.tsx',
  'features/lesson-plans/editor/steps/step-item.tsx',
];

const ownSizes = (file: string) =>
  sourceOf(file)
    .replace(measuredElsewhere, '')
    .match(/\btext-\[[\d.]+(?:rem|px|em)\]|\bfontSize\b|(?<!--[\w-]*)font-size: [\d.]+(?:px|em|vw)/g) ?? [];

describe('Sizes of text', () => {
  it('are those of the scale', () => {
    const theme = sourceOf('ui/theme.css');
    const said = [...theme.matchAll(/--text-([\w]+): ([\d.]+)rem;/g)].map(([, name, rem]) => [
      name,
      Number(rem) * 16,
    ]);
    expect(Object.fromEntries(said)).toEqual(scale);
  });

  it('are named, never written beside it', () => {
    expect(files.length).toBeGreaterThan(1_000);
    expect(files.filter((file) => ownSizes(file).length > 0).toSorted()).toEqual(left);
  });
});
