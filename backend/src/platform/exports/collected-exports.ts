import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { PersonColumns } from '../erasure/person-column.js';
import type { Noun } from '../nouns/noun.js';
import { RecordRows } from '../records/record-rows.js';
import { FilesOfPerson, type OwnFile } from './files-of-person.js';
import { exportOf, personsOf, type TableExport, TableExports } from './table-export.js';

/** What all modules declare of their tables, by name. */
@Injectable()
export class CollectedExports implements OnModuleInit {
  private tables: ReadonlyMap<string, TableExport> = new Map();
  private personsOfModules: readonly PersonColumns[] = [];
  private filesOfModules: readonly FilesOfPerson[] = [];
  private declaredNouns: readonly Noun[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const providers = this.discovery.getProviders();
    const ofModules = [...Map.groupBy(providers, ({ host }) => host).values()].map((of) =>
      exportsOf(of.map(({ instance }: Readonly<{ instance: unknown }>) => instance)),
    );
    this.filesOfModules = providers.flatMap(({ instance }) =>
      instance instanceof FilesOfPerson ? [instance] : [],
    );
    this.personsOfModules = ofModules.map(({ persons }) => persons);
    this.declaredNouns = ofModules.flatMap(({ nouns }) => nouns);
    const declared = ofModules
      .flatMap(({ tables }) => tables)
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

/** What one module says of its tables, and each noun whose rows one of its providers keeps. */
function exportsOf(providers: readonly unknown[]) {
  const declared = providers.filter((each) => each instanceof TableExports);
  const nouns = [...new Set(providers.flatMap(nounKeptBy))];
  const persons: PersonColumns = Object.assign({}, ...declared.map((each) => each.persons));
  // A column of its state may name somebody too.
  const ofNouns = nouns.map((of) => [of.table, { ...personsOf(of), ...persons[of.table] }] as const);
  return {
    nouns,
    tables: [...declared.flatMap((each) => each.declared), ...nouns.map(exportOf)],
    persons: {
      ...persons,
      ...Object.fromEntries(ofNouns.filter(([, columns]) => Object.keys(columns).length > 0)),
    },
  };
}

function nounKeptBy(provider: unknown): Noun[] {
  const rows = typeof provider === 'object' && provider !== null && 'rows' in provider ? provider.rows : null;
  return rows instanceof RecordRows && rows.declared ? [rows.declared] : [];
}
