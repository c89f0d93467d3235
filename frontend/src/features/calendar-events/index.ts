export { eventAddress } from './event-address';
export { StoppedClasses } from './stopped-classes-field';
export { TouchedLines } from './touched-lines';
