export { OwnWorkModule } from './own-work.module.js';
