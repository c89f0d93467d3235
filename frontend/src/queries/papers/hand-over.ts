import { paths } from '../../site/paths';
import { saveFile } from '../../ui/save-file';
import type { PaperOrPlace } from './asked-paper-query';

/** What is made later is waited for on a page of its own. On a phone to whatever the person sends or prints with, elsewhere into the downloads. */
export async function handOver(content: PaperOrPlace, name: string): Promise<void> {
  if (!(content instanceof Blob)) return window.location.assign(`${paths.paper}/${content.id}`);
  const file = new File([content], name, { type: content.type });
  if (!isHeldInHand() || !navigator.canShare?.({ files: [file] })) return saveFile(content, name);
  try {
    await navigator.share({ files: [file] });
  } catch (refusal) {
    // Closed by the person; anything else, such as a press too long ago, leaves the downloads.
    if (!(refusal instanceof DOMException && refusal.name === 'AbortError')) saveFile(content, name);
  }
}

const isHeldInHand = () => window.matchMedia('(pointer: coarse)').matches;
