import { devicePreference } from './device-preference';

/** Asked once a device, at sign-in. */
export const deviceUse = devicePreference('device-use', ['unasked', 'own', 'shared']);

/** Of several people: nothing of anybody is kept on it. */
export const isSharedDevice = () => deviceUse.read() === 'shared';
