export { AuthModule } from './auth.module.js';
export { BearerGuard } from './bearer.guard.js';
