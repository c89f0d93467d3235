export { classAddress, pupilAddress } from './pupil-address';
