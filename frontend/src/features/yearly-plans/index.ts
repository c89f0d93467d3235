export { planRowKind } from './plan-row-kind';
