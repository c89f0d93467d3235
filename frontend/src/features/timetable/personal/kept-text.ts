import { useState } from 'react';
import { ownerHere } from '../../../session/owner';
import { lessonInTab, tabStorage } from '../../../site/safe-storage';
import type { PersonalText } from './personal-text';

type InTab = { of: string; text: PersonalText };

/** What is typed of one lesson outlives a reload of the tab; `of`: which lesson, or which free place. */
export function useKeptText(of: string, begun: PersonalText) {
  const key = `${ownerHere()?.personId} ${of}`;
  const [text, setText] = useState(() => readKept(key) ?? begun);
  const write = (next: (known: PersonalText) => PersonalText) =>
    setText((known) => {
      const written = next(known);
      tabStorage.setItem(lessonInTab, JSON.stringify({ of: key, text: written } satisfies InTab));
      return written;
    });
  return { text, write, forget: () => tabStorage.removeItem(lessonInTab) };
}

function readKept(key: string): PersonalText | null {
  const kept = tabStorage.getItem(lessonInTab);
  const inTab: InTab | null = kept === null ? null : JSON.parse(kept);
  return inTab?.of === key ? inTab.text : null;
}
