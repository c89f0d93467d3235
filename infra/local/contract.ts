import { writeFile } from 'node:fs/promises';
import { CONTRACT_FILES } from './contract-files.ts';
import { describeContract } from './describe-contract.ts';

const contract = await describeContract();
await Promise.all([
  writeFile(CONTRACT_FILES.openapi, contract.openapi),
  writeFile(CONTRACT_FILES.schema, contract.schema),
]);
console.log('The contract is written: backend/openapi.json and frontend/src/api/schema.d.ts.');
process.exit(0);
