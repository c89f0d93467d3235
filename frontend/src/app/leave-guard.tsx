import { useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { DiscardQuestion } from '../ui/discard-question';
import { LooseFields } from '../ui/loose-fields';
import { typedOnPage } from '../ui/typed';

/** On every page: nothing that is typed and not stored is left behind without a question, by a link, by going back, by a
 * reload or by closing the tab. */
export function LeaveGuard() {
  useEffect(() => {
    const fields = new LooseFields();
    const gone = new AbortController();
    fields.watch(document, gone.signal);
    const forget = typedOnPage.add(fields);
    return () => {
      gone.abort();
      forget();
    };
  }, []);
  const leaving = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const isSamePage = from.pathname === to.pathname && from.search === to.search;
    return !isSamePage && typedOnPage.isUnsaved();
  });
  useBeforeUnload((event) => {
    if (typedOnPage.isUnsaved()) event.preventDefault();
  });
  if (leaving.state !== 'blocked') return null;
  return (
    <DiscardQuestion
      onDiscard={() => {
        typedOnPage.giveUp();
        leaving.proceed();
      }}
      onKeep={leaving.reset}
    />
  );
}
