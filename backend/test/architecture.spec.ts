import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import ts from 'typescript';
import { LONG_CONSTRUCTORS, longConstructors } from './support/constructor-walls.js';
import { handedRepositories } from './support/face-walls.js';
import { foreignImports, sharedRules } from './support/shared-rules.js';
import { crossedTables, madeTables, TABLES_OF } from './support/sql-walls.js';
import {
  askingTime,
  crossedWalls,
  decodingByBuffer,
  foundation,
  isModule,
  type Sources,
} from './support/walls.js';

const CHECKOUT = join(__dirname, '../..');
const BROWSER_CODE = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext, removeComments: true };

const sourcesIn = (folder: string, prefix = ''): Sources =>
  new Map(
    readdirSync(join(CHECKOUT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(tsx?|sql)$/.test(path))
      .map((path) => [
        prefix + path.replaceAll(sep, '/'),
        readFileSync(join(CHECKOUT, folder, path), 'utf8'),
      ]),
  );
const productSources = () => sourcesIn('backend/src');
const frontendSources = () => sourcesIn('frontend/src', 'frontend/src/');

/** The walls crossed when this file, and empty files at the other paths, are all there is. */
const planted = (file: string, text: string, ...others: string[]) =>
  crossedWalls(new Map([[file, text], ...others.map((other): [string, string] => [other, ''])]));

describe('the walls of the architecture', () => {
  it('stand', () => {
    const sources = productSources();
    expect(sources.size).toBeGreaterThan(80);
    expect(crossedWalls(sources)).toEqual([]);
  });

  it('let a module import what it stands on through index.ts, the platform and the configuration', () => {
    const text = `
      import { SchoolsService } from '../schools/index.js';
      import { Database } from '../../platform/database/database.js';
      import { APP_CONFIG } from '../../config/app-config.js';
      import { isComplete } from './domain/lesson-plan.js';
      import { Injectable } from '@nestjs/common';`;
    expect(planted('modules/lesson-plans/lesson-plans.service.ts', text)).toEqual([]);
  });
});

it('a file of strangers is made anew beside the API: nothing that it loads when it begins knows how', () => {
  const sources = productSources();
  const loaded = new Set<string>();
  const load = (path: string): void => {
    if (loaded.has(path)) return;
    loaded.add(path);
    for (const next of loadedAtOnce(path, sources.get(path) ?? '')) if (sources.has(next)) load(next);
  };
  load('app.module.ts');
  expect(loaded.size).toBeGreaterThan(500);
  expect([...loaded].filter((path) => path.startsWith('platform/office/'))).toEqual([]);
  load('print-papers.ts');
  load('modules/pupils/printing/print-forms.ts');
  expect([...loaded].filter((path) => path.startsWith('platform/office/'))).not.toEqual([]);
});

/** What a file imports to run, by path below `src`; what it imports later, or as a type, it does not load. */
function loadedAtOnce(path: string, text: string): string[] {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    const isLoaded =
      (ts.isImportDeclaration(statement) && !statement.importClause?.isTypeOnly) ||
      (ts.isExportDeclaration(statement) && !statement.isTypeOnly);
    const named = isLoaded ? statement.moduleSpecifier : undefined;
    if (!named || !ts.isStringLiteral(named) || !named.text.startsWith('.')) return [];
    return [posix.join(posix.dirname(path), named.text).replace(/\.js$/, '.ts')];
  });
}

it('another server that is asked leads nowhere else: no request follows a redirect', () => {
  const asking = [...productSources()]
    .filter(([path]) => !path.startsWith('development/') && !path.endsWith('.spec.ts'))
    .flatMap(([path, text]) =>
      [...text.matchAll(/await fetch\([\s\S]*?\);/g)].map(([call]) => ({ path, call })),
    );
  expect(asking.length).toBeGreaterThan(3);
  const following = asking.filter(({ call }) => !call.includes("redirect: 'error'"));
  expect(following).toEqual([]);
});

/**
 * By what tells which lessons there are, what becomes of them, or which plan is of which: the files that may read it. Whoever
 * else wants to know asks `Lessons` or `LessonsOfPlans`: no second answer.
 */
const READERS_OF_LESSONS: Readonly<Record<string, readonly string[]>> = {
  HeldLessons: [
    'timetable/lessons/lessons-of-people.ts',
    // Meetings and duties, which are nobody's lesson.
    'timetable/lessons/timetable-feed.ts',
    // Periods of a whole school, before anybody's fate.
    'timetable/lessons/touched-lessons.ts',
    'timetable/claims/promises.ts',
  ],
  HeldPersonalLessons: ['timetable/lessons/lessons-of-people.ts'],
  LessonsOfPeople: ['lessons/lessons.ts'],
  // A week without a timetable goes by the last one that was planned.
  lessonsOfPeriods: ['lessons/lessons.ts', 'lesson-plans/week/week-periods.ts'],
  ownLesson: ['lessons/lessons.ts', 'lesson-plans/week/week-periods.ts'],
  // The own week has its plans at hand.
  plannedWeek: ['lesson-plans/lessons/placed-plans.ts', 'lesson-plans/week/told-week.ts'],
};

/** Files beyond those that import one of them by name. */
function otherReaders(sources: Sources): string[] {
  return Object.entries(READERS_OF_LESSONS).flatMap(([name, files]) =>
    [...sources].flatMap(([path, text]) => {
      if (/spec\.ts$|index\.ts$|\.module\.ts$/.test(path)) return [];
      const isRead = new RegExp(`import [^;]*\\b${name}\\b[^;]*;`).test(text);
      return isRead && !files.some((file) => path === `modules/${file}`) ? [`${path} reads ${name}`] : [];
    }),
  );
}

describe('what becomes of a lesson', () => {
  it('is read by those files alone that are named for it', () => {
    const sources = productSources();
    expect(otherReaders(sources)).toEqual([]);
    const named = Object.entries(READERS_OF_LESSONS).flatMap(([name, files]) =>
      files.filter((file) => !sources.get(`modules/${file}`)?.includes(name)),
    );
    expect(named).toEqual([]);
  });

  it.each(Object.keys(READERS_OF_LESSONS))('%s is missed in no other', (name) => {
    const text = `import {\n  type Other,\n  ${name},\n} from '../x.js';`;
    expect(otherReaders(new Map([['modules/plan-sending/queue/x.ts', text]]))).toEqual([
      `modules/plan-sending/queue/x.ts reads ${name}`,
    ]);
  });
});

describe('text of two bytes a letter', () => {
  it('is decoded by wideText alone, in the product, its hosted backend and what tests them', () => {
    const sources = [productSources(), sourcesIn('infra'), sourcesIn('backend/test')].flatMap((each) => [
      ...each,
    ]);
    expect(sources.length).toBeGreaterThan(500);
    const decoding = sources.filter(([path]) => path !== 'architecture.spec.ts');
    expect(decoding.flatMap(([path, text]) => decodingByBuffer(path, text))).toEqual([]);
  });

  it.each([
    ["bytes.toString('utf16le')", 1],
    ["bytes.subarray(1).toString('UCS-2', 0, 9)", 1],
    ["new StringDecoder('utf-16le')", 1],
    ["stream.setEncoding('ucs2')", 1],
    ['bytes.ucs2Slice(0, 9)', 1],
    ["readFile(path, { encoding: 'utf16le' })", 1],
    ["const encoding = 'ucs2'", 1],
    ["new TextDecoder('utf-16le').decode(bytes)", 0],
    ["Buffer.from(text, 'utf16le')", 0],
  ])('is seen in %s', (text, problems) => {
    expect(decodingByBuffer('x.ts', text)).toHaveLength(problems);
  });
});

describe('a module', () => {
  it.each([
    ['schools', 'billing'],
    ['auth', 'billing'],
    ['billing', 'auth'],
    ['billing', 'webhooks'],
    ['webhooks', 'subscription'],
    ['subscription', 'webhooks'],
    ['subscription', 'operations'],
    ['lesson-plans', 'subscription'],
    ['lesson-plans', 'reflections'],
    ['lesson-plans', 'own-work'],
    ['lesson-plans', 'plan-sending'],
    ['plan-sending', 'plan-papers'],
    ['own-work', 'plan-sending'],
    ['classes', 'timetable'],
    ['timetable', 'lessons'],
    ['lessons', 'reviews'],
    ['lessons', 'lesson-plans'],
    ['schools', 'anything-new'],
    ['anything-new', 'schools'],
  ])('%s may not import %s', (from, to) => {
    const text = `import { x } from '../${to}/index.js';`;
    expect(planted(`modules/${from}/x.service.ts`, text)).toEqual([
      `modules/${from}/x.service.ts imports modules/${to}/index.ts: ${from} does not stand on ${to}`,
    ]);
  });

  it.each([
    ['webhooks', 'schools'],
    ['operations', 'webhooks'],
    ['observations', 'schools'],
    ['timetable', 'classes'],
    ['lesson-plans', 'lessons'],
  ])('%s may import %s, on which it stands', (from, to) => {
    expect(planted(`modules/${from}/x.ts`, `import { x } from '../${to}/index.js';`)).toEqual([]);
  });

  it.each([
    ['a static import', "import { R } from '../schools/schools.repository.js';"],
    ['an import of types', "import type { R } from '../schools/schools.repository.js';"],
    ['a re-export', "export { R } from '../schools/schools.repository.js';"],
    ['a dynamic import', "const r = await import('../schools/schools.repository.js');"],
    ['a type expression', "let r: import('../schools/schools.repository.js').R;"],
    ['an import for its effect', "import '../schools/schools.repository.js';"],
  ])('is not imported past its index.ts by %s', (_, text) => {
    expect(planted('modules/billing/x.ts', text)).toEqual([
      'modules/billing/x.ts imports modules/schools/schools.repository.ts: past its index.ts',
    ]);
  });

  it('may have a room with a face of its own, past which nobody looks, its own module neither', () => {
    const face = 'modules/billing/simulated-bank/index.ts';
    const looking = (file: string, target: string) =>
      planted(file, `import { x } from '${target}';`, face, 'modules/billing/simulated-bank/bill.ts');
    expect(looking('modules/webhooks/x.ts', '../billing/simulated-bank/index.js')).toEqual([]);
    expect(looking('modules/billing/x.ts', './simulated-bank/index.js')).toEqual([]);
    expect(looking('modules/billing/simulated-bank/x.ts', './bill.js')).toEqual([]);
    for (const [file, target] of [
      ['modules/webhooks/x.ts', '../billing/simulated-bank/bill.js'],
      ['modules/billing/x.ts', './simulated-bank/bill.js'],
      ['development/x.ts', '../modules/billing/simulated-bank/bill.js'],
    ] as const)
      expect(looking(file, target)).toEqual([expect.stringContaining('past the face of its room')]);
  });

  it.each(['app.module.ts', 'development/seed.ts'])('is not imported past its index.ts by %s', (file) => {
    const prefix = file.includes('/') ? '../' : './';
    const text = (target: string) => `import { x } from '${prefix}modules/schools/${target}.js';`;
    expect(planted(file, text('index'))).toEqual([]);
    expect(planted(file, text('schools.service'))).toHaveLength(1);
  });
});

describe('a face', () => {
  it('gives questions and news, no repository', () => {
    expect(handedRepositories(productSources())).toEqual([]);
  });

  it.each([
    ['index.ts', "export { BillsRepository } from './bills.repository.js';"],
    ['index.ts', "export type { BillsRepository } from './bills.repository.js';"],
    ['index.ts', "export { BillsRepository as Bills } from './bills.js';"],
    ['index.ts', "export { BILL_KEYS, type Bill } from './bills.repository.js';"],
    ['index.ts', "export * from './bills.repository.js';"],
    ['bank/index.ts', "export { BillsRepository } from './bills.js';"],
    ['billing.module.ts', '@Module({ providers: [BillsRepository], exports: [BillsRepository] }) class M {}'],
    [
      'billing.module.ts',
      '@Module({ providers: [{ provide: Bills, useExisting: BillsRepository }], exports: [Bills] }) class M {}',
    ],
  ])('is found to hand one out by %s: %s', (file, text) => {
    expect(handedRepositories(new Map([[`modules/billing/${file}`, text]]))).toHaveLength(1);
  });

  it.each([
    ['index.ts', "export type { Bill } from './bills.repository.js'; export { Bills } from './bills.js';"],
    ['billing.module.ts', '@Module({ providers: [BillsRepository, Bills], exports: [Bills] }) class M {}'],
  ])('may name rows, and what asks a repository: %s %s', (file, text) => {
    expect(handedRepositories(new Map([[`modules/billing/${file}`, text]]))).toEqual([]);
  });
});

describe('a controller', () => {
  const strays = (sources: ReadonlyMap<string, string>) => {
    const modules = [...sources]
      .flatMap(([file, text]) => (file.endsWith('.module.ts') ? [text] : []))
      .join();
    // Those of development are loaded where its module is.
    const made = [...sources].flatMap(([file, text]) =>
      file.startsWith('development/')
        ? []
        : [...text.matchAll(/^@Controller\([\s\S]*?^export class (\w+)/gm)].map(([, name = '']) => name),
    );
    return made.filter((name) => !new RegExp(`controllers: \\[[^\\]]*\\b${name}\\b`).test(modules));
  };

  it('stands in a module: forgotten there, its routes are nowhere and nothing says so', () => {
    expect(strays(productSources())).toEqual([]);
    const forgotten = "@Controller('api/notes')\nexport class NotesController {}";
    const noted = new Map([['modules/notes/notes.controller.ts', forgotten]]);
    expect(strays(noted)).toEqual(['NotesController']);
    expect(strays(noted.set('modules/notes/notes.module.ts', 'controllers: [A, NotesController]'))).toEqual(
      [],
    );
  });
});

describe('a constructor', () => {
  it('has five arguments at most; whose has more stands in a list, with how many, which only shrinks', () => {
    expect(longConstructors(productSources())).toEqual(LONG_CONSTRUCTORS);
    expect(Object.keys(LONG_CONSTRUCTORS).length).toBeLessThanOrEqual(52);
  });

  it.each([
    ['a, b, c, d, e', {}],
    ['a, private readonly b, c, d, e, f', { Bills: 6 }],
  ])('is counted: %s', (parameters, found) => {
    const text = `class Bills { constructor(${parameters}) {} }`;
    expect(longConstructors(new Map([['modules/billing/bills.ts', text]]))).toEqual(found);
  });
});

it('the application lists a module after what that stands on: in this order they hear events', () => {
  const [, listed = ''] = /imports: \[([\s\S]*?)\]/.exec(productSources().get('app.module.ts') ?? '') ?? [];
  const order = [...listed.matchAll(/(\w+)Module\b/g)].map(([, name = '']) =>
    name.replace(/(?<=.)[A-Z]/g, '-$&').toLowerCase(),
  );
  const modules = order.filter((name) => isModule(name));
  expect(modules.length).toBeGreaterThan(8);
  const early = modules.flatMap((name, at) =>
    modules
      .slice(at + 1)
      .filter((later) => foundation(name).has(later))
      .map((later) => `${name} before ${later}`),
  );
  expect(early).toEqual([]);
});

describe('a table', () => {
  const reached = (file: string, text: string) => crossedTables(new Map([[file, text]]));

  it('is of one owner', () => {
    const made = madeTables(sourcesIn('backend/migrations'));
    expect(made.length).toBeGreaterThan(50);
    expect(Object.values(TABLES_OF).flat().toSorted()).toEqual(made.toSorted());
  });

  it('is reached by its owner alone, and by read models', () => {
    expect(crossedTables(productSources())).toEqual([]);
  });

  it.each([
    "this.db.selectFrom('invoices').selectAll()",
    "this.db.selectFrom(['plans', 'x'])",
    "this.db.selectFrom('invoices as invoice')",
    "this.db.insertInto('invoices').values(row)",
    "this.db.deleteFrom('invoices')",
    "query.leftJoin('invoices', 'invoices.id', 'x.id')",
    'sql`SELECT id FROM invoices WHERE true`',
    'sql`SELECT id FROM app.invoices WHERE true`',
    'sql`SELECT 1 FROM x JOIN LATERAL (SELECT * FROM plans) y`',
    'sql`UPDATE invoices SET status = 1`',
    'sql`DELETE FROM invoices`',
  ])('is not reached past its owner: %s', (text) => {
    const crossed = [
      expect.stringMatching(/^modules\/schools\/x\.ts reaches (invoices|plans), which is of billing$/),
    ];
    expect(reached('modules/schools/x.ts', text)).toEqual(crossed);
    expect(reached('platform/mail/x.ts', text)).toHaveLength(1);
    expect(reached('development/x.ts', text)).toHaveLength(1);
    expect(reached('modules/billing/x.ts', text)).toEqual([]);
    expect(reached('modules/schools/x.read-model.ts', text)).toEqual([]);
  });
});

describe('an area', () => {
  it.each([
    ['platform/x/x.ts', '../../modules/schools/index.js', 'platform does not know modules'],
    ['platform/x/x.ts', '../../app.module.js', 'platform does not know root'],
    ['platform/x/x.ts', '../../development/x.js', 'platform does not know development'],
    ['config/x.ts', '../platform/x/x.js', 'config does not know platform'],
    ['modules/schools/x.ts', '../../development/x.js', 'modules does not know development'],
    ['modules/schools/x.ts', '../../development/seed.js', 'modules does not know root'],
    ['modules/schools/x.ts', '../../create-app.js', 'modules does not know root'],
    ['modules/schools/x.ts', '../../../test/support/test-app.js', 'it lies outside src'],
    ['development/x.ts', '../main.js', 'development does not know root'],
  ])('%s may not import %s', (file, imported, problem) => {
    const found = planted(file, `import { x } from '${imported}';`);
    expect(found).toEqual([expect.stringContaining(problem)]);
  });
});

describe('the environment', () => {
  it.each([
    'const port = process.env.PORT;',
    "const port = process['env']['PORT'];",
    'const port = globalThis.process.env.PORT;',
    'const { env } = process;',
    'const { env: variables } = process;',
    "import { env } from 'node:process';",
    "import process from 'process';",
  ])('is read by config alone: %s', (text) => {
    expect(planted('config/x.ts', text)).toEqual([]);
    for (const file of ['platform/x/x.ts', 'modules/schools/x.ts', 'main.ts', 'development/x.ts'])
      expect(planted(file, text)).toEqual([`${file} reads the environment: only config does`]);
  });

  it('is not read by naming it in a comment or a text', () => {
    expect(planted('main.ts', "// process.env\nconst text = 'process.env'; process.exit(0);")).toEqual([]);
  });
});

describe('the time', () => {
  it.each([
    'const now = new Date();',
    'const now = new Date;',
    'const now = Date.now();',
    "const now = Date['now']();",
    'const now = globalThis.Date.now();',
    'const clock = { read: Date.now };',
    'const { now } = Date;',
    'const text = Date();',
  ])('is read by platform/clock alone: %s', (text) => {
    expect(planted('platform/clock/x.ts', text)).toEqual([]);
    for (const file of ['platform/x/x.ts', 'modules/schools/domain/x.ts', 'main.ts', 'development/x.ts'])
      expect(planted(file, text)).toEqual([`${file} reads the time: only platform/clock does`]);
  });

  it('is not read by writing down a given instant', () => {
    expect(planted('main.ts', 'new Date(instant); new Date(2026, 0, 1); Date.parse(text);')).toEqual([]);
  });
});

describe('a test', () => {
  /** Of the system, for tokens, limits and the machine; and so much later. */
  const ASK = ['backend/test/support/later.ts', 'frontend/e2e/support/today.ts'];
  const isTest = ([path]: [string, string]) => /\.spec\.tsx?$|^backend\/test\/|^frontend\/e2e\//.test(path);

  it('means the same on every day: what time it is is asked by two helpers alone', () => {
    const tests = ['backend/src', 'backend/test', 'frontend/src', 'frontend/e2e']
      .flatMap((folder) => [...sourcesIn(folder, `${folder}/`)])
      .filter(isTest);
    expect(tests.length).toBeGreaterThan(400);
    const asking = tests.flatMap(([path, text]) => askingTime(path, text));
    expect(asking).toEqual(ASK.map((path) => `${path} asks what time it is`));
  });

  it.each(['const day = new Date();', 'const at = Date.now() - 1;', "jest.spyOn(Date, 'now'); Date();"])(
    'that says %s is found',
    (text) => {
      expect(askingTime('x.spec.ts', text)).toEqual(['x.spec.ts asks what time it is']);
    },
  );
});

describe('a domain folder', () => {
  it.each([
    '../lesson-plans.dto.js',
    '../../../platform/clock/instant.js',
    '../../schools/index.js',
    '../../schools/domain/x.js',
    'node:crypto',
    'class-validator',
  ])('does not import %s', (imported) => {
    const file = 'modules/lesson-plans/domain/x.ts';
    const found = planted(file, `import { x } from '${imported}';`);
    expect(found).toEqual([
      expect.stringContaining('a domain folder imports only itself, the calendar, nouns and findings'),
    ]);
  });

  it('imports the calendar, which imports only itself', () => {
    const text = "import { isDay } from '../../../platform/calendar/day.js';";
    expect(planted('modules/lesson-plans/domain/x.ts', text)).toEqual([]);
    expect(planted('platform/calendar/week.ts', "import { isDay } from './day.js';")).toEqual([]);
    for (const imported of [
      '../clock/instant.js',
      '../../modules/lesson-plans/domain/x.js',
      'class-validator',
    ])
      expect(planted('platform/calendar/week.ts', `import { x } from '${imported}';`)).toEqual([
        expect.stringContaining('what is pure imports only itself'),
      ]);
  });

  it('imports itself, and its specs what they test with', () => {
    const text = "import { y } from './y.js';";
    expect(planted('modules/lesson-plans/domain/x.ts', text)).toEqual([]);
    const spec = `${text} import fc from 'fast-check';`;
    expect(planted('modules/lesson-plans/domain/x.spec.ts', spec)).toEqual([]);
  });
});

describe('a rule that the front end shares', () => {
  const backend = productSources();
  const frontend = frontendSources();
  const rules = sharedRules(frontend, backend);

  it('is a file of the calendar or of a domain folder; no other file of the backend is imported', () => {
    expect(rules.length).toBeGreaterThan(0);
    expect(foreignImports(frontend, backend)).toEqual([]);
  });

  it.each([
    '@rules/schools/schools.service',
    '@rules/calendar/no-such-file',
    '@rules/calendar/day.spec',
    '../../../../backend/src/platform/calendar/day',
  ])('is not %s', (imported) => {
    const file = 'frontend/src/features/x/x.ts';
    for (const text of [`import { x } from '${imported}';`, `const x = await import('${imported}');`])
      expect(foreignImports(new Map([[file, text]]), backend)).toEqual([
        `${file} imports ${imported}: no rule that it may share`,
      ]);
  });

  it('is small: all of them compress to less than 51 kB, of which a page loads what it asks', () => {
    const code = rules.map((file) => ts.transpile(backend.get(file) ?? '', BROWSER_CODE));
    expect(gzipSync(code.join('\n')).length).toBeLessThan(51 * 1024);
  });
});

describe('a cycle', () => {
  const cycleOf = (...texts: [string, string][]) => crossedWalls(new Map(texts));

  it('of two files is found', () => {
    const found = cycleOf(
      ['platform/x/a.ts', "import { b } from './b.js';"],
      ['platform/x/b.ts', "import { a } from './a.js';"],
    );
    expect(found).toEqual(['a cycle: platform/x/a.ts -> platform/x/b.ts -> platform/x/a.ts']);
  });

  it('through a third file, a re-export or the own index.ts is found', () => {
    const found = cycleOf(
      ['modules/schools/index.ts', "export { a } from './a.js';"],
      ['modules/schools/a.ts', "import { b } from './b.js';"],
      ['modules/schools/b.ts', "import { a } from './index.js';"],
    );
    expect(found).toHaveLength(1);
  });

  it('is none when two ways lead to one file', () => {
    const found = cycleOf(
      ['platform/x/a.ts', "import { b } from './b.js'; import { c } from './c.js';"],
      ['platform/x/b.ts', "import { c } from './c.js';"],
      ['platform/x/c.ts', ''],
    );
    expect(found).toEqual([]);
  });
});
