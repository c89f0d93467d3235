export { fetchPublicPage } from './public-page-loader';
export { PublicPage } from './public-page-screen';
