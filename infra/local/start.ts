import { buildFrontend } from './build/build-frontend.ts';
import { banner } from './product/banner.ts';
import { seedOnce } from './product/demo-seed.ts';
import { startDevelopmentServer } from './product/development-server.ts';
import { startProduct } from './product/product-part.ts';
import { type Services, startServices } from './product/services.ts';
import type { Stack } from './product/stack.ts';
import { withStack } from './product/with-stack.ts';
import { sideBySide } from './supervision/side-by-side.ts';
import { runToExit } from './supervision/start-failure.ts';

/** `npm start`: builds, starts everything, says where it is, and waits for Ctrl-C. */
async function start(stack: Stack): Promise<void> {
  const { settings, supervisor } = stack;
  const [services] = await sideBySide(startServices(stack), buildFrontend(settings));
  const { environment } = services;
  const [demo] = await sideBySide(
    seedWhenAnswering(stack, services),
    startProduct(stack, environment, settings.port),
  );
  console.log(banner(settings, environment, { demo }));
  await supervisor.whenEnded;
}

/** `npm run dev`: the same with Vite in front and a backend that reloads. */
async function develop(stack: Stack): Promise<void> {
  const { settings, supervisor } = stack;
  const services = await startServices(stack);
  const { environment } = services;
  const demo = await seedWhenAnswering(stack, services);
  await startDevelopmentServer(stack, environment);
  console.log(banner(settings, environment, { demo }));
  await supervisor.whenEnded;
}

/** The people of the demo schools are made through the hosted backend. */
async function seedWhenAnswering(stack: Stack, { environment, hostedBackend }: Services): Promise<boolean> {
  await hostedBackend.answering;
  return seedOnce(stack, environment);
}

await runToExit(() => withStack(process.argv.includes('--dev') ? develop : start));
