import { inLanes } from './lanes.ts';
import { productContext } from './product-context.ts';

/** Weeks of people of a school, one of each person. `day`: YYYY-MM-DD, in the week. */
export type WeekOrder = Readonly<{
  school: Readonly<{ id: string; code: string; name: string }>;
  people: readonly string[];
  day: string;
}>;

/** `milliseconds`: until the last week stood. */
export type WeeksMade = Readonly<{ milliseconds: number; made: number }>;

type MyWeek = Readonly<{
  prepare(caller: object, day: string): Promise<Readonly<{ made: readonly string[] }>>;
}>;

const product = await productContext();
const weeks = await product.get<MyWeek>('modules/lesson-plans/week/my-week.service.js', 'MyWeek');

process.on('message', async (order: WeekOrder) => process.send?.(await made(order)));
process.channel?.ref();
process.send?.('ready');

/** As a request would have them made, without the request. */
async function made({ school, people, day }: WeekOrder): Promise<WeeksMade> {
  const policy = { audience: 'any-role', duties: [], access: 'createContent' };
  let count = 0;
  const begunAt = performance.now();
  await inLanes(people, async (userId) => {
    const caller = { school, principal: { userId }, policy, now: Date.now() };
    const { made: plans } = await weeks.prepare(caller, day);
    count += plans.length;
  });
  return { milliseconds: performance.now() - begunAt, made: count };
}
