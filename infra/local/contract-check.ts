import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { CHECKOUT } from './checkout.ts';
import { CONTRACT_FILES } from './contract/contract-files.ts';
import { describeContract } from './contract/describe-contract.ts';
import { firstDifference } from './contract/first-difference.ts';

const contract = await describeContract();
let differs = false;
for (const name of ['openapi', 'schema', 'emptyReplies', 'developmentSchema'] as const) {
  const committed = await readFile(CONTRACT_FILES[name], 'utf8').catch(() => '');
  const difference = firstDifference(committed, contract[name]);
  if (difference === undefined) continue;
  differs = true;
  console.error(`${relative(CHECKOUT, CONTRACT_FILES[name])} is not what the code says, from ${difference}`);
}
if (differs) console.error('Run `npm run contract` and commit the files.');
process.exit(differs ? 1 : 0);
