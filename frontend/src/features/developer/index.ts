export { developerScreens } from './developer-screens';
