import { useState } from 'react';
import { ownerHere } from '../../../session/owner';
import { typedLessons } from '../../../site/safe-storage';
import { wordsStorage } from '../../../site/shared-device';
import type { PersonalText } from './personal-text';

type Kept = Readonly<Record<string, PersonalText>>;

/** What is typed of one lesson is found again when it is opened anew; `of`: which lesson, or which free place. */
export function useKeptText(of: string, begun: PersonalText) {
  const key = `${ownerHere()?.personId} ${of}`;
  const [text, setText] = useState(() => keptTexts()[key] ?? begun);
  const write = (next: (known: PersonalText) => PersonalText) =>
    setText((known) => {
      const written = next(known);
      keepTexts({ ...keptTexts(), [key]: written });
      return written;
    });
  function forget() {
    const { [key]: _, ...others } = keptTexts();
    keepTexts(others);
  }
  return { text, write, forget };
}

const keepTexts = (texts: Kept) => wordsStorage.setItem(typedLessons, JSON.stringify(texts));

/** A page of before kept one alone, with its name beside it. */
type KeptOne = Readonly<{ of: string; text: PersonalText }>;

const isOne = (kept: Kept | KeptOne): kept is KeptOne => typeof kept.of === 'string';

function keptTexts(): Kept {
  const kept: Kept | KeptOne = JSON.parse(wordsStorage.getItem(typedLessons) ?? '{}');
  return isOne(kept) ? { [kept.of]: kept.text } : kept;
}
