import type { TestPerson, TestSchool } from './builders.js';
import type { TestApp } from './test-app.js';

type Caller = Readonly<{ t: TestApp; school: TestSchool; person: TestPerson }>;
type Column = Readonly<{ index: number; field: string | null }>;

/** Imports over HTTP, as whoever `caller` says at that moment. */
export function importCalls(caller: () => Caller) {
  const ask = (method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string, person?: TestPerson) => {
    const { t, school, person: usual } = caller();
    return t.call(method, `/api${path}`, { host: school.host, token: (person ?? usual).token });
  };
  const begin = (file: Buffer | string, kind = 'pupils', person?: TestPerson) =>
    ask('post', `/imports?kind=${kind}&academicYearId=${caller().school.year}`, person).attach(
      'file',
      Buffer.from(file),
      'senarai.csv',
    );
  const begun = async (file: Buffer | string, kind?: string) => (await begin(file, kind).expect(201)).body;
  return {
    ask,
    begin,
    begun,
    matched: async (file: Buffer | string, kind?: string) => {
      const { id, columns } = await begun(file, kind);
      const chosen = columns.map(({ index, field }: Column) => ({ index, field }));
      return (await ask('put', `/imports/${id}/mapping`).send({ columns: chosen }).expect(200)).body;
    },
    rowsOf: async (id: string) => (await ask('get', `/imports/${id}/rows`).expect(200)).body.items,
    run: (id: string, skipBad = false) => ask('post', `/imports/${id}/run`).send({ skipBad }),
    undo: (id: string) => ask('post', `/imports/${id}/undo`),
  };
}
