export { stopTestCluster as default } from './test-cluster.ts';
