import { productContext } from './product-context.ts';

type Retention = Readonly<{ forgetExpired(payload: object, run: { now: number }): Promise<void> }>;

const product = await productContext();
const retention = await product.get<Retention>('platform/retention/retention.js', 'Retention');

process.on('message', async () => {
  const startedAt = performance.now();
  await retention.forgetExpired({}, { now: Date.now() });
  process.send?.(performance.now() - startedAt);
});
process.channel?.ref();
process.send?.('ready');
