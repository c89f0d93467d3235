export { fetchFirstSteps } from './fetch-first-steps';
export { FirstSteps } from './first-steps';
