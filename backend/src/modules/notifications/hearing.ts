import type { Member } from '../schools/index.js';
import type { Channel, ChannelMute } from './notification.js';

/** The school that hears: everybody in it, and what they have muted of one kind. */
type School = Readonly<{ members: readonly Member[]; mutes: readonly ChannelMute[] }>;

/** Whether the person is told on the channel. */
export function hears(person: Member, channel: Channel, isLastWarning: boolean, school: School): boolean {
  if (!isMuted(person, channel, school)) return true;
  return isLastWarning && isAlwaysWarned(person, channel, school);
}

/** Whether a last warning comes whatever the person has muted: no other Admin Utama, who could pay, hears it. */
export function isAlwaysWarned({ userId, role }: Member, channel: Channel, school: School): boolean {
  const others = school.members.filter((other) => other.role === 'main_admin' && other.userId !== userId);
  return role === 'main_admin' && others.every((other) => isMuted(other, channel, school));
}

function isMuted({ userId }: Member, channel: Channel, { mutes }: School): boolean {
  return mutes.some((mute) => mute.userId === userId && mute.channel === channel);
}
