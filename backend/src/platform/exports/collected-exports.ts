import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { PersonColumns } from '../erasure/person-column.js';
import type { Noun } from '../nouns/noun.js';
import { FilesOfPerson, type OwnFile } from './files-of-person.js';
import { type TableExport, TableExports } from './table-export.js';

/** What all modules declare of their tables, by name. */
@Injectable()
export class CollectedExports implements OnModuleInit {
  private tables: ReadonlyMap<string, TableExport> = new Map();
  private personsOfModules: readonly PersonColumns[] = [];
  private filesOfModules: readonly FilesOfPerson[] = [];
  private declaredNouns: readonly Noun[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const providers: readonly unknown[] = this.discovery.getProviders().map(({ instance }) => instance);
    const ofModules = providers.filter((each) => each instanceof TableExports);
    this.filesOfModules = providers.filter((each) => each instanceof FilesOfPerson);
    this.personsOfModules = ofModules.map(({ persons }) => persons);
    this.declaredNouns = ofModules.flatMap(({ nouns }) => nouns);
    const declared = ofModules
      .flatMap((each) => each.declared)
      .toSorted((one, other) => (one.table < other.table ? -1 : 1));
    this.tables = new Map(declared.map((each) => [each.table, each]));
    const twice = declared.find((each) => this.tables.get(each.table) !== each);
    if (twice) throw new Error(`The export of ${twice.table} is declared twice.`);
  }

  all(): readonly TableExport[] {
    return [...this.tables.values()];
  }

  nouns(): readonly Noun[] {
    return this.declaredNouns;
  }

  /** Of one person in a school, of every module. */
  async filesOf(schoolId: string, userId: string): Promise<OwnFile[]> {
    const found = await Promise.all(this.filesOfModules.map((each) => each.list(schoolId, userId)));
    return found.flat();
  }

  /** Of each table the columns that name somebody; those of modules that stand on others first. */
  persons(): readonly [table: string, columns: PersonColumns[string]][] {
    return this.personsOfModules.toReversed().flatMap((each) => Object.entries(each));
  }
}
