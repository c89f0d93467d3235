import type { SuggestionProblem } from '@rules/timetable/domain/suggestion/activity';
import { type SearchState, TimeSearch } from '@rules/timetable/domain/suggestion/time-search';

/** `found`: of each activity the number of its time, null where it has none. */
export type SearchNews = { state: SearchState; found: (number | null)[] };

/** Long enough that the news cost nothing beside it, short enough that a person sees it move. */
const SLICE_MILLISECONDS = 120;
const STEPS = 100;

/** Looks for times beside the page, until it ends or the page ends it. */
addEventListener('message', ({ data }: MessageEvent<SuggestionProblem>) => {
  const search = new TimeSearch(data, Math.random);
  const goOn = () => {
    const until = performance.now() + SLICE_MILLISECONDS;
    let state = search.state();
    while (!state.isDone && performance.now() < until) state = search.run(STEPS);
    postMessage({ state, found: search.found() } satisfies SearchNews);
    if (!state.isDone) setTimeout(goOn);
  };
  goOn();
});
