import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTypes, { astToString } from 'openapi-typescript';
import { CHECKOUT } from '../checkout.ts';
import { boundsImportedBy, boundsModules } from './bounds.ts';
import { compileContract } from './compile-contract.ts';
import { emptyRepliesModule } from './empty-replies.ts';
import { onlyUsedSchemas } from './only-used-schemas.ts';

const OUTPUT = join(CHECKOUT, 'node_modules/.cache/contract');

/** Enough for the application to be put together; nothing is connected to. */
const UNCONNECTED = {
  DATABASE_URL: 'postgres://contract@127.0.0.1/contract',
  SUPABASE_URL: 'http://127.0.0.1',
  SUPABASE_PUBLISHABLE_KEY: 'contract',
  SUPABASE_SECRET_KEY: 'contract',
  DATA_ENCRYPTION_KEY: 'contract-contract-contract-contract',
  IDENTITY_HASH_KEY: 'contract-contract-contract-contract',
  SIMULATED_BANK_SECRET: 'contract-contract-contract',
};

export type Contract = {
  /** backend/openapi.json */
  openapi: string;
  /** frontend/src/api/schema.d.ts */
  schema: string;
  /** frontend/src/api/empty-replies.ts */
  emptyReplies: string;
  /** frontend/src/workbench/developer/schema.d.ts: the routes that only development and test builds have */
  developmentSchema: string;
  /** frontend/src/api/bounds: by the name of the file */
  bounds: ReadonlyMap<string, string>;
};

/** The contract as the code states it now: DTO classes -> OpenAPI -> types of the client. */
export async function describeContract(): Promise<Contract> {
  compileContract(OUTPUT);
  const load = (file: string) => import(pathToFileURL(join(OUTPUT, file)).href);
  const [{ describeApi, describeDevelopmentApi }, { loadEnv }] = await Promise.all([
    load('openapi.js'),
    load('config/load-env.js'),
  ]);
  const config = loadEnv(UNCONNECTED);
  const openapi = `${JSON.stringify(await describeApi(config), null, 2)}\n`;
  const developmentApi = JSON.stringify(onlyUsedSchemas(await describeDevelopmentApi(config)));
  return {
    openapi,
    schema: astToString(await openapiTypes(openapi)),
    emptyReplies: emptyRepliesModule(openapi),
    developmentSchema: astToString(await openapiTypes(developmentApi)),
    bounds: await importedBounds(openapi),
  };
}

async function importedBounds(openapi: string): Promise<ReadonlyMap<string, string>> {
  const source = join(CHECKOUT, 'frontend/src');
  const files = (await readdir(source, { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(source, file), 'utf8')));
  const imported = new Set(texts.flatMap(boundsImportedBy));
  return new Map([...boundsModules(openapi)].filter(([name]) => imported.has(name)));
}
