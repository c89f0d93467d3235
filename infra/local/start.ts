import { banner } from './banner.ts';
import { buildFrontend } from './build-frontend.ts';
import { seedOnce } from './demo-seed.ts';
import { startDevelopmentServer } from './development-server.ts';
import { startProduct } from './product-part.ts';
import { startServices } from './services.ts';
import type { Stack } from './stack.ts';
import { runToExit } from './start-failure.ts';
import { withStack } from './with-stack.ts';

/** `npm start`: builds, starts everything, says where it is, and waits for Ctrl-C. */
async function start(stack: Stack): Promise<void> {
  const { settings, supervisor } = stack;
  const [environment] = await Promise.all([startServices(stack), buildFrontend(settings)]);
  const demo = await seedOnce(stack, environment);
  await startProduct(stack, environment, settings.port);
  console.log(banner(settings, environment, { demo }));
  await supervisor.whenEnded;
}

/** `npm run dev`: the same with Vite in front and a backend that reloads. */
async function develop(stack: Stack): Promise<void> {
  const { settings, supervisor } = stack;
  const environment = await startServices(stack);
  const demo = await seedOnce(stack, environment);
  await startDevelopmentServer(stack, environment);
  console.log(banner(settings, environment, { demo }));
  await supervisor.whenEnded;
}

await runToExit(() => withStack(process.argv.includes('--dev') ? develop : start));
