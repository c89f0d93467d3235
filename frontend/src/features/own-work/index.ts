export { OwnWorkSection } from './own-work-section';
