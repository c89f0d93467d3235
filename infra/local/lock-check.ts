import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from './checkout.ts';
import { missingOptionalDependencies } from './steps/lock-completeness.ts';

const missing = missingOptionalDependencies(
  JSON.parse(readFileSync(join(CHECKOUT, 'package-lock.json'), 'utf8')),
);
for (const dependency of missing) console.error(`Not in package-lock.json: ${dependency}`);
process.exitCode = missing.length === 0 ? 0 : 1;
