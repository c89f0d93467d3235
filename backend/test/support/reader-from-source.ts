import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { READER_PROGRAM } from '../../src/modules/imports/index.js';
import { PRESS_SETTINGS, USUAL_PRESS } from '../../src/platform/papers/paper-press.js';

const HOOKS = join(__dirname, 'typescript-hooks.mjs');
const PEAK = `${pathToFileURL(join(__dirname, 'peak-report.mjs'))}?to=${pathToFileURL(tmpdir())}/`;
const SOURCE = join(__dirname, '../../src/read-table.ts');
const PRINTER = join(__dirname, '../../src/print-papers.ts');

@Global()
@Module({})
class ReaderModule {}

/** The programs that read files and print papers as they stand in the sources: a test builds nothing. */
export const readerFromSource: DynamicModule = {
  module: ReaderModule,
  global: true,
  providers: [
    { provide: READER_PROGRAM, useValue: ['--import', HOOKS, '--import', PEAK, SOURCE] },
    { provide: PRESS_SETTINGS, useValue: { ...USUAL_PRESS, program: ['--import', HOOKS, PRINTER] } },
  ],
  exports: [READER_PROGRAM, PRESS_SETTINGS],
};
