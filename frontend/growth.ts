import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { trialCount, trialPages } from './build/trial-pages.ts';
import { type Measured, measureSizes, shellName } from './measure-sizes.ts';

/** Builds the front end with 25 pages more, in a folder of its own, and fails when a page costs the frame more than its
 * allowance or a budget no longer holds. The build without them stands in dist. */

/** kB of the frame for the entry of one page. */
const allowance = 0.1;
/** kB: the frame of today has a budget close to what it weighs, and pages are what it may grow by. */
const mostOfFrame = 154;

process.env.NODE_ENV = 'production';

async function measureGrown(): Promise<Measured[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'growth-'));
  try {
    await build({
      configFile: join(import.meta.dirname, 'vite.config.ts'),
      configLoader: 'runner',
      mode: 'development',
      logLevel: 'error',
      plugins: [trialPages()],
      build: { outDir, emptyOutDir: true },
    });
    return measureSizes(outDir);
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

function shellIn(sizes: readonly Measured[]): number {
  return sizes.find(({ name }) => name === shellName)?.size ?? Number.NaN;
}

const now = measureSizes(join(import.meta.dirname, 'dist'));
const grown = (await measureGrown()).map((measured) =>
  measured.name === shellName ? { ...measured, budget: mostOfFrame } : measured,
);
const perPage = (shellIn(grown) - shellIn(now)) / trialCount;
const over = grown.filter(({ size, budget }) => size > budget);

process.stdout.write(`a page adds ${perPage.toFixed(3)} kB of ${allowance} kB to the frame\n`);
for (const { name, size, budget } of grown.slice(0, 5))
  process.stdout.write(`with ${trialCount} pages more ${size.toFixed(1)} of ${budget} kB  ${name}\n`);
for (const { name, size } of over) process.stdout.write(`OVER ${size.toFixed(1)} kB  ${name}\n`);
process.exitCode = perPage > 0 && perPage <= allowance && over.length === 0 ? 0 : 1;
