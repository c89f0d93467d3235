import { useEffect, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { DiscardQuestion } from '../ui/discard-question';
import { LooseFields } from '../ui/loose-fields';
import { typedOnPage } from '../ui/typed';

/** On every page: nothing that is typed and not stored is left behind without a question, by a link, by going back, by a
 * reload or by closing the tab. */
export function LeaveGuard() {
  const [fields] = useState(() => new LooseFields());
  useEffect(() => {
    const gone = new AbortController();
    fields.watch(document, gone.signal);
    return () => gone.abort();
  }, [fields]);
  const leaving = useBlocker(({ currentLocation: from, nextLocation: to, historyAction }) => {
    if (from.pathname === to.pathname && from.search === to.search) return false;
    const isLoose = historyAction === 'POP' ? fields.isUnsaved() : fields.isUnsavedOnPage();
    return isLoose || typedOnPage.isUnsaved();
  });
  useBeforeUnload((event) => {
    if (fields.isUnsaved() || typedOnPage.isUnsaved()) event.preventDefault();
  });
  if (leaving.state !== 'blocked') return null;
  return (
    <DiscardQuestion
      onDiscard={() => {
        fields.giveUp();
        typedOnPage.giveUp();
        leaving.proceed();
      }}
      onKeep={leaving.reset}
    />
  );
}
