import { Dice } from '../oracle/dice.js';
import { type ReadList, readList } from './read-as.js';
import { type Meant, shapeOf } from './shape-of-list.js';

const SHAPES = Number(process.env.SHAPES ?? 100);

/** What would be imported otherwise than it is meant, and whoever is lost without a word. */
function wrongIn(read: ReadList, meant: readonly Meant[]): string[] {
  if (read.isAsked) return [];
  const wrong: string[] = [];
  const byName = new Map(meant.map((one) => [one.name, one]));
  for (const { isReady, asked, ...row } of read.rows) {
    const one = byName.get(row.name);
    byName.delete(row.name);
    if (!isReady) continue;
    if (!one) wrong.push(`${row.name} is nobody`);
    else if (one.slip) wrong.push(`${row.name}: a mistyped number is taken`);
    else
      for (const field of ['sex', 'number', 'birthDate', 'className'] as const)
        if (row[field] !== one[field] && !asked.includes(FIELDS[field]))
          wrong.push(`${row.name}: ${field} is ${row[field]} in place of ${one[field]}`);
  }
  for (const [name] of byName)
    if (!read.aside.some((line) => line.includes(name))) wrong.push(`${name} is lost`);
  return wrong;
}
const FIELDS = { sex: 'sex', number: 'identityNumber', birthDate: 'birthDate', className: 'className' };

it(`${SHAPES} lists of other programs are read right, asked about or refused: never ready and wrong`, async () => {
  const wrong: string[] = [];
  let ready = 0;
  let waiting = 0;
  for (let seed = 1; seed <= SHAPES; seed += 1) {
    const { told, bytes, meant } = await shapeOf(new Dice(seed));
    const read = await readList(bytes);
    ready += read.isAsked ? 0 : read.rows.filter(({ isReady }) => isReady).length;
    waiting += read.isAsked ? meant.length : read.rows.filter(({ isReady }) => !isReady).length;
    const found = wrongIn(read, meant);
    if (found.length > 0) wrong.push(`seed ${seed}, ${told}: ${found.slice(0, 3).join('; ')}`);
  }
  expect(wrong).toEqual([]);
  // Whatever asks about everything is never wrong either.
  expect(waiting).toBeLessThan(ready / 4);
}, 600_000);
