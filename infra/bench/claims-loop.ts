import { timedInLanes } from './lanes.ts';
import type { LoadResult } from './load.ts';
import { productContext } from './product-context.ts';

/** `check`: of a move, by ours or by SELECT 1; `claim`: written by a hundred at once, the milliseconds of all. */
export type ClaimsOrder = Readonly<{
  work: 'check' | 'select' | 'claim';
  schoolId: string;
  academicYearId: string;
  timetableId: string;
  resourceIds: readonly string[];
  times: number;
  /** From when on nothing stands yet: a hundred claims go into a minute. */
  minute: number;
}>;

type Claim = Readonly<Record<string, unknown>>;
type Owner = Readonly<{ schoolId: string }>;
type Claims = Readonly<{
  findMet(owner: Owner, timetableId: string, claims: readonly Claim[]): Promise<string[]>;
  add(
    owner: Owner,
    timetable: Readonly<{ id: string; academicYearId: string }>,
    claims: readonly Claim[],
  ): Promise<void>;
}>;
type Lock = Readonly<{ take(owner: Owner): Promise<void> }>;
type Client = Readonly<{ query(statement: string): Promise<unknown>; release(): void }>;
type Database = Readonly<{
  pool: Readonly<{ connect(): Promise<Client> }>;
  tenantTransaction<T>(schoolId: string, work: () => Promise<T>): Promise<T>;
}>;

/** As many as wait at once. */
const AT_ONCE = 100;

const product = await productContext();
const database = await product.get<Database>('platform/database/database.js', 'Database');
const claims = await product.get<Claims>('modules/timetable/claims/claims.repository.js', 'ClaimsRepository');
const lock = await product.get<Lock>('modules/timetable/claims/timetable-lock.js', 'TimetableLock');

process.on('message', async (order: ClaimsOrder) => process.send?.(await done(order)));
process.channel?.ref();
process.send?.('ready');

function done(order: ClaimsOrder): Promise<LoadResult | number> {
  if (order.work === 'claim') return written(order);
  const turns = Array.from({ length: order.times }, (_, at) => at);
  return timedInLanes(turns, order.work === 'check' ? (turn) => check(order, turn) : select);
}

/** Of a lesson with a teacher, a class and a room, at a time that moves through the week. */
function check({ schoolId, timetableId, resourceIds }: ClaimsOrder, turn: number): Promise<void> {
  const wanted = [0, 1, 2].map((at) =>
    claimOf(resourceIds[(turn * 7 + at) % resourceIds.length] ?? '', turn, 450 + (turn % 40) * 10),
  );
  return database.tenantTransaction(schoolId, async () => {
    await claims.findMet({ schoolId }, timetableId, wanted);
  });
}

async function select(): Promise<void> {
  const client = await database.pool.connect();
  await client.query('BEGIN; SET LOCAL ROLE app_tenant');
  await client.query('SELECT 1');
  await client.query('COMMIT');
  client.release();
}

/** Each looks whom it would meet and claims, under the lock of the school's timetable. */
async function written({
  schoolId,
  academicYearId,
  timetableId,
  resourceIds,
  times,
  minute,
}: ClaimsOrder): Promise<number> {
  const left = Array.from({ length: times }, (_, at) => at).values();
  const writer = async () => {
    for (const turn of left)
      await database.tenantTransaction(schoolId, async () => {
        await lock.take({ schoolId });
        const resourceId = resourceIds[turn % resourceIds.length] ?? '';
        const claim = claimOf(
          resourceId,
          Math.floor(turn / resourceIds.length),
          minute + Math.floor(turn / 100),
        );
        const met = await claims.findMet({ schoolId }, timetableId, [claim]);
        if (met.length > 0) throw new Error('A claim met another one.');
        await claims.add({ schoolId }, { id: timetableId, academicYearId }, [claim]);
      });
  };
  const begunAt = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, writer));
  return performance.now() - begunAt;
}

function claimOf(resourceId: string, turn: number, minute: number): Claim {
  const clock = (at: number) =>
    `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
  const lessonId = crypto.randomUUID();
  return {
    ...{
      weekday: turn % 5,
      cycleWeek: null,
      from: clock(minute),
      to: clock(minute + 1),
      lessonId,
      shared: lessonId,
    },
    resource: { kind: 'teacher', id: resourceId, division: '', groupKey: '' },
  };
}
