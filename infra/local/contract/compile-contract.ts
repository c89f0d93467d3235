import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { CHECKOUT } from '../checkout.ts';

const require = createRequire(import.meta.url);
const { before: describeTypes } = require('@nestjs/swagger/plugin');

const BACKEND = join(CHECKOUT, 'backend');
const ENTRIES = ['src/openapi.ts', 'src/config/load-env.ts'].map((file) => join(BACKEND, file));

/**
 * Compiles the backend once more, with the types of DTO classes and handlers written into the output where the
 * OpenAPI generator finds them. Only the contract is read from it; what runs is built without types, and faster.
 */
export function compileContract(outDir: string): void {
  const { options } = readOptions();
  const program = ts.createProgram(ENTRIES, {
    ...options,
    outDir,
    rootDir: join(BACKEND, 'src'),
    composite: false,
    incremental: false,
    emitDeclarationOnly: false,
    declaration: false,
  });
  const typesIntoOutput = describeTypes({ introspectComments: true, esmCompatible: true }, program);
  program.emit(undefined, undefined, undefined, false, { before: [typesIntoOutput] });
}

function readOptions(): ts.ParsedCommandLine {
  const file = ts.readConfigFile(join(BACKEND, 'tsconfig.json'), ts.sys.readFile);
  return ts.parseJsonConfigFileContent(file.config, ts.sys, BACKEND);
}
