export { AuthModule } from './auth.module.js';
export { BearerCheck } from './bearer.check.js';
