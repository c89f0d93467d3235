/** What stands around the pages of a host, fetched as one. */
export { FrameLayout } from './frame-layout';
export { frameLoader } from './frame-loader';
export { schoolLoader } from './school-loader';
