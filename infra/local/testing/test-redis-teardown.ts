import { stopTestCluster } from './test-cluster.ts';
import { stopTestRedis } from './test-redis.ts';

export default async function stopBoth(): Promise<void> {
  await Promise.all([stopTestCluster(), stopTestRedis()]);
}
