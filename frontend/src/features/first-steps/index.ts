export { FirstSteps } from './first-steps';
