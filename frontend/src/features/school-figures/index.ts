export { DigestRequest } from './digest-request';
