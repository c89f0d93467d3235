export { reflectionKind } from './reflection-kind';
