export { classAddress, pupilAddress } from './pupil-address';
export { pupilSetup } from './pupil-setup';
