export { UnsentWorkModule } from './unsent-work.module.js';
