import { unwrap } from '../../../api/api-error';
import { developerApi } from './developer-client';
import { plainScenario } from './scenario';
import { openBill, playScenario } from './works';

const patience = 30_000;

/** Milliseconds since the bank began to tell. */
export type Reactivated = { taken: number; open: number };

/** Pays a month and waits until the school is open. */
export async function reactivate(code: string): Promise<Reactivated> {
  await openBill(code, { planCode: 't60', termMonths: 1 });
  const start = performance.now();
  await playScenario(code, plainScenario);
  const taken = Math.round(performance.now() - start);
  while (!(await isOpen(code))) {
    if (performance.now() - start > patience) throw new Error('The school is still locked.');
  }
  return { taken, open: Math.round(performance.now() - start) };
}

async function isOpen(code: string): Promise<boolean> {
  const { explanation } = await unwrap(
    developerApi.GET('/api/test/schools/{code}', { params: { path: { code } } }),
  );
  return explanation.restrictionLevel === 'none';
}
