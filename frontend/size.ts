import { join } from 'node:path';
import { type Counted, countFiles, type Measured, measurePage, measureSizes } from './measure-sizes.ts';

/** Prints what each page loads, and fails when one is over its budget, in kB or in files. */

function lineOf({ name, size, budget }: Measured): string {
  return `${size > budget ? 'OVER ' : '     '}${size.toFixed(1).padStart(6)} of ${budget} kB  ${name}\n`;
}

function lineOfCount({ name, count, most }: Counted): string {
  return `${count > most ? 'OVER ' : '     '}${String(count).padStart(6)} of ${most} ${name}\n`;
}

const dist = join(import.meta.dirname, 'dist');
const sizes = [...measureSizes(dist), measurePage(dist)];
const counts = countFiles(dist);
process.stdout.write([...sizes.map(lineOf), ...counts.map(lineOfCount)].join(''));
const isOver =
  sizes.some(({ size, budget }) => size > budget) || counts.some(({ count, most }) => count > most);
process.exitCode = isOver ? 1 : 0;
