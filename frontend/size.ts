import { join } from 'node:path';
import { type Measured, measureFiles, measureSizes } from './measure-sizes.ts';

/** Prints what each page loads, and fails when one is over its budget, in kB or in files. */

function lineOf({ name, size, budget }: Measured): string {
  return `${size > budget ? 'OVER ' : '     '}${size.toFixed(1).padStart(6)} of ${budget} kB  ${name}\n`;
}

const dist = join(import.meta.dirname, 'dist');
const sizes = measureSizes(dist);
const files = measureFiles(dist);
for (const measured of sizes) process.stdout.write(lineOf(measured));
process.stdout.write(`${files.size} of ${files.budget} files  ${files.name}, the page of most\n`);
process.exitCode = [...sizes, files].some(({ size, budget }) => size > budget) ? 1 : 0;
