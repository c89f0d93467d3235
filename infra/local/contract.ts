import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BOUNDS_FOLDER, CONTRACT_FILES } from './contract/contract-files.ts';
import { describeContract } from './contract/describe-contract.ts';

const contract = await describeContract();
await rm(BOUNDS_FOLDER, { recursive: true, force: true });
await mkdir(BOUNDS_FOLDER);
await Promise.all([
  writeFile(CONTRACT_FILES.openapi, contract.openapi),
  writeFile(CONTRACT_FILES.schema, contract.schema),
  writeFile(CONTRACT_FILES.emptyReplies, contract.emptyReplies),
  writeFile(CONTRACT_FILES.developmentSchema, contract.developmentSchema),
  ...[...contract.bounds].map(([name, text]) => writeFile(join(BOUNDS_FOLDER, `${name}.ts`), text)),
]);
console.log('The contract is written: backend/openapi.json, and the types and bounds of the client.');
process.exit(0);
