import { writeFile } from 'node:fs/promises';
import { CONTRACT_FILES } from './contract/contract-files.ts';
import { describeContract } from './contract/describe-contract.ts';

const contract = await describeContract();
await Promise.all([
  writeFile(CONTRACT_FILES.openapi, contract.openapi),
  writeFile(CONTRACT_FILES.schema, contract.schema),
  writeFile(CONTRACT_FILES.emptyReplies, contract.emptyReplies),
  writeFile(CONTRACT_FILES.developmentSchema, contract.developmentSchema),
]);
console.log('The contract is written: backend/openapi.json and the types of the client.');
process.exit(0);
