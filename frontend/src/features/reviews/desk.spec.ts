import {
  choose,
  currentPlan,
  type Desk,
  type DeskPlan,
  judge,
  lastAct,
  move,
  openDesk,
  openPlans,
  quietPlans,
  remark,
  retold,
  takeBack,
} from './desk';

type Plan = DeskPlan & Readonly<{ isFlagged: boolean }>;

const planNamed = (id: string, differing: Partial<Plan> = {}): Plan => ({
  ...{ id, version: 1, isAgain: false, isFlagged: false, ...differing },
});
const deskOf = (...ids: string[]) =>
  openDesk(
    ids.map((id) => planNamed(id)),
    {},
  );
const open = (desk: Desk<Plan>) => openPlans(desk).map(({ id }) => id);

it('begins with the first, or with the one that was asked for', () => {
  expect(currentPlan(deskOf('a', 'b'))?.id).toBe('a');
  expect(currentPlan(openDesk([planNamed('a'), planNamed('b')], {}, 'b'))?.id).toBe('b');
  expect(currentPlan(openDesk([planNamed('a')], {}, 'gone'))?.id).toBe('a');
  expect(currentPlan(deskOf())).toBeNull();
});

it('goes to the next and back, and stays at either end', () => {
  const desk = deskOf('a', 'b');
  expect(move(desk, -1).currentId).toBe('a');
  expect(move(move(desk, 1), 1).currentId).toBe('b');
});

it('whoever judged one looks at the next, at the end at the first that is left', () => {
  const desk = judge(choose(deskOf('a', 'b', 'c'), 'b'), ['b'], 'verified', 0);
  expect([desk.currentId, open(desk)]).toEqual(['c', ['a', 'c']]);
  const left = judge(desk, ['c'], 'verified', 0);
  expect(left.currentId).toBe('a');
  expect(judge(left, ['a'], 'returned', 0).currentId).toBeNull();
});

it('the same is not judged twice, however fast the keys', () => {
  const desk = judge(deskOf('a', 'b'), ['a'], 'verified', 0);
  expect(judge(desk, ['a'], 'verified', 1)).toBe(desk);
});

it('a press is taken back while its author has not heard of it, as a whole', () => {
  const desk = judge(deskOf('a', 'b', 'c'), ['a', 'c'], 'verified', 1_000);
  const act = lastAct(desk, 50_999);
  expect(act?.plans).toEqual(['a', 'c']);
  expect(lastAct(desk, 51_000)).toBeNull();
  const again = act ? takeBack(desk, act) : desk;
  expect([again.currentId, open(again)]).toEqual(['a', ['a', 'b', 'c']]);
});

it('what is flagged, was sent again or has a remark is not verified with the rest', () => {
  const plans = [
    planNamed('a'),
    planNamed('b', { isFlagged: true }),
    planNamed('c', { isAgain: true }),
    planNamed('d'),
  ];
  const desk = remark(openDesk(plans, {}), 'd', 'objective', 'Berapa murid?');
  expect(quietPlans(desk, ({ isFlagged }) => isFlagged).map(({ id }) => id)).toEqual(['a']);
});

it('what was sent again since it was judged is judged anew, with nothing said of it', () => {
  const desk = judge(remark(deskOf('a', 'b'), 'a', 'objective', 'Berapa?'), ['a'], 'returned', 0);
  const next = retold(desk, [planNamed('a', { version: 2 }), planNamed('b')]);
  expect([open(next), next.remarks]).toEqual([['a', 'b'], {}]);
});

it('told anew, what was judged here stays judged and what is looked at stays', () => {
  const desk = choose(judge(deskOf('a', 'b', 'c'), ['a'], 'verified', 0), 'c');
  const next = retold(desk, [planNamed('a'), planNamed('c'), planNamed('d')]);
  expect([next.currentId, open(next)]).toEqual(['c', ['c', 'd']]);
  expect(retold(desk, [planNamed('d')]).currentId).toBe('d');
  expect(retold(deskOf(), [planNamed('e')]).currentId).toBe('e');
});
