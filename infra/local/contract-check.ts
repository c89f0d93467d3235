import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { CHECKOUT } from './checkout.ts';
import { BOUNDS_FOLDER, CONTRACT_FILES } from './contract/contract-files.ts';
import { describeContract } from './contract/describe-contract.ts';
import { firstDifference } from './contract/first-difference.ts';

const contract = await describeContract();
let differs = false;
const committedBounds = await readdir(BOUNDS_FOLDER).catch(() => []);
const texts = new Map([
  ...(['openapi', 'schema', 'emptyReplies', 'developmentSchema'] as const).map(
    (name) => [CONTRACT_FILES[name], contract[name]] as const,
  ),
  // What nobody imports any more is to go.
  ...committedBounds.map((file) => [join(BOUNDS_FOLDER, file), ''] as const),
  ...[...contract.bounds].map(([name, text]) => [join(BOUNDS_FOLDER, `${name}.ts`), text] as const),
]);
for (const [file, text] of texts) {
  const committed = await readFile(file, 'utf8').catch(() => '');
  const difference = firstDifference(committed, text);
  if (difference === undefined) continue;
  differs = true;
  console.error(`${relative(CHECKOUT, file)} is not what the code says, from ${difference}`);
}
if (differs) console.error('Run `npm run contract` and commit the files.');
process.exit(differs ? 1 : 0);
