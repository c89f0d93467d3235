import { devicePreference } from './device-preference';
import { deviceStorage, lastingStorage, tabStorage } from './safe-storage';

/** Asked once a device, at sign-in. */
export const deviceUse = devicePreference('device-use', ['unasked', 'own', 'shared']);

export type DeviceUse = 'own' | 'shared';

/** Of several people: nothing of anybody is kept on it. Until it was asked, a device is taken for one's own. */
export const isSharedDevice = () => deviceUse.read() === 'shared';

/** For words that nobody has sent yet. */
export const wordsStorage = lastingStorage(tabStorage, deviceStorage, () => !isSharedDevice());

/** What stands chosen while the question is on the page. */
let inSight: DeviceUse | undefined;

/** A computer without touch stands in the staff room more often than in a bag. */
const likelyUse = (): DeviceUse => (navigator.maxTouchPoints === 0 ? 'shared' : 'own');

/** Undefined where the device has been asked before; else what is preset, or was chosen since. */
export function openDeviceQuestion(): DeviceUse | undefined {
  if (deviceUse.read() !== 'unasked') return undefined;
  inSight ??= likelyUse();
  return inSight;
}

export function chooseInSight(use: DeviceUse): void {
  inSight = use;
  if (deviceUse.read() !== 'unasked') deviceUse.choose(use);
}

/** Whoever sends a form with the question in it has answered it: before the session is kept anywhere. */
export function answerDeviceQuestion(): void {
  if (inSight && deviceUse.read() === 'unasked') deviceUse.choose(inSight);
}

/** Of the host that sent this browser here, where the person has just signed in; an answer given here stands. */
export function heedOtherHost(use: string | null): void {
  if (deviceUse.read() === 'unasked' && (use === 'own' || use === 'shared')) deviceUse.choose(use);
}
