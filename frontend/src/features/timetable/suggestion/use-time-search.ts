import type { SuggestionProblem } from '@rules/timetable/domain/suggestion/activity';
import { useEffect, useRef, useState } from 'react';
import type { SearchNews } from './suggestion-worker';

/** `hasEnded`: by itself or stopped; what was found until then stays. */
export type SearchRun = { news: SearchNews; begun: number; seconds: number; hasEnded: boolean };

/** A search in a worker of its own: the page stays quick, and to stop it is to end the worker. */
export function useTimeSearch() {
  const worker = useRef<Worker>(undefined);
  const [run, setRun] = useState<SearchRun>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => () => worker.current?.terminate(), []);

  function start(problem: SuggestionProblem) {
    worker.current?.terminate();
    setRun(undefined);
    setFailed(false);
    const begun = Date.now();
    const started = new Worker(new URL('./suggestion-worker.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data: news }: MessageEvent<SearchNews>) =>
      setRun({ news, begun, seconds: (Date.now() - begun) / 1000, hasEnded: news.state.isDone });
    started.onerror = () => setFailed(true);
    started.postMessage(problem);
    worker.current = started;
  }

  function stop() {
    worker.current?.terminate();
    setRun((before) => before && { ...before, hasEnded: true });
  }

  return { run, hasFailed, start, stop };
}
