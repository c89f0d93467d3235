import { hears, isAlwaysWarned } from './hearing.js';
import type { Channel, ChannelMute } from './notification.js';

const member = (userId: string, role: 'main_admin' | 'admin') => ({
  userId,
  role,
  roles: [role],
  name: userId,
  email: '',
  suspension: null,
});
const [ali, siti] = [member('ali', 'main_admin'), member('siti', 'main_admin')];
const clerk = member('clerk', 'admin');
const muted = (channel: Channel, ...userIds: string[]): ChannelMute[] =>
  userIds.map((userId) => ({ userId, channel }));

const whoHears = (members: (typeof ali)[], mutes: ChannelMute[], isLastWarning: boolean) =>
  members
    .filter((person) => hears(person, 'mail', isLastWarning, { members, mutes }))
    .map(({ userId }) => userId);

describe('A last warning', () => {
  it.each([
    ['the only Admin Utama, who has muted it', [ali, clerk], muted('mail', 'ali', 'clerk'), ['ali']],
    ['both of two who have muted it', [ali, siti], muted('mail', 'ali', 'siti'), ['ali', 'siti']],
    ['the one of two who has not', [ali, siti], muted('mail', 'ali'), ['siti']],
    ['nobody in a school without Admin Utama', [clerk], muted('mail', 'clerk'), []],
  ])('reaches %s', (_, members, mutes, expected) => {
    expect(whoHears(members, mutes, true)).toEqual(expected);
  });

  it('leaves other channels as they were chosen', () => {
    const school = { members: [ali, siti], mutes: muted('app', 'siti') };
    expect(isAlwaysWarned(ali, 'app', school)).toBe(true);
    expect(isAlwaysWarned(ali, 'mail', school)).toBe(false);
  });
});

it('Anything else is muted for whoever has muted it', () => {
  expect(whoHears([ali, clerk], muted('mail', 'ali'), false)).toEqual(['clerk']);
});
