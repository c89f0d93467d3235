import { join } from 'node:path';
import { type Measured, measureSizes } from './measure-sizes.ts';

/** Prints what each page loads, and fails when one is over its budget. */

function lineOf({ name, size, budget }: Measured): string {
  return `${size > budget ? 'OVER ' : '     '}${size.toFixed(1).padStart(6)} of ${budget} kB  ${name}\n`;
}

const sizes = measureSizes(join(import.meta.dirname, 'dist'));
for (const measured of sizes) process.stdout.write(lineOf(measured));
process.exitCode = sizes.some(({ size, budget }) => size > budget) ? 1 : 0;
