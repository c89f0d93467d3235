export { NumberRotation } from './number-rotation.js';
export { PupilsModule } from './pupils.module.js';
