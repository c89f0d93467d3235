import { join } from 'node:path';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { READER_PROGRAM } from '../../src/modules/imports/index.js';

const HOOKS = join(__dirname, 'typescript-hooks.mjs');
const PEAK = join(__dirname, 'peak-report.mjs');
const SOURCE = join(__dirname, '../../src/read-table.ts');

@Global()
@Module({})
class ReaderModule {}

/** The program that reads files as it stands in the sources: a test builds nothing. */
export const readerFromSource: DynamicModule = {
  module: ReaderModule,
  global: true,
  providers: [{ provide: READER_PROGRAM, useValue: ['--import', HOOKS, '--import', PEAK, SOURCE] }],
  exports: [READER_PROGRAM],
};
