export { VisitorLinksSection } from './visitor-links-section';
