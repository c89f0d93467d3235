export { StoppedClasses } from './stopped-classes-field';
