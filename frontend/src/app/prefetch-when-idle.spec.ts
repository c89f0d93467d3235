import { prefetchWhenIdle } from './prefetch-when-idle';

function parts() {
  const fetched: string[] = [];
  const part = (name: string, failure?: Error) => async () => {
    fetched.push(name);
    if (failure) throw failure;
  };
  return { fetched, all: [part('first'), part('second', new Error('gone')), part('third')] };
}

/** A browser that rests when it is told to. */
function browserThat(saveData: boolean) {
  let act = () => undefined as unknown;
  return {
    connection: { saveData },
    requestIdleCallback: (later: () => void) => {
      act = later;
    },
    async rest() {
      act();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

it('what is likely opened next is fetched part by part, each once the browser has nothing to do, whatever fails', async () => {
  const { fetched, all } = parts();
  const browser = browserThat(false);
  prefetchWhenIdle(all, browser);
  expect(fetched).toEqual([]);
  await browser.rest();
  expect(fetched).toEqual(['first']);
  await browser.rest();
  await browser.rest();
  expect(fetched).toEqual(['first', 'second', 'third']);
});

it('where data is saved nothing is', async () => {
  const { fetched, all } = parts();
  const browser = browserThat(true);
  prefetchWhenIdle(all, browser);
  await browser.rest();
  expect(fetched).toEqual([]);
});
