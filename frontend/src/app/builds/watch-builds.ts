import { fileBeside } from '../../api/file-beside';
import { jsonOf } from '../../api/whole-reply';
import { appConfig } from '../../site/config';
import { tabStorage } from '../../site/safe-storage';
import { mayReload } from '../reload-guard';
import { BuildWatch } from './build-watch';
import { isEditing, noteEdits } from './edits';

const hour = 3_600_000;

async function latestBuild(): Promise<string | undefined> {
  const build = await fileBeside('/builds/latest.json', jsonOf, { cache: 'no-cache' });
  if (typeof build !== 'object' || build === null || !('id' in build)) return undefined;
  return typeof build.id === 'string' ? build.id : undefined;
}

function mayLoad(path: string): boolean {
  return mayReload(path, Date.now(), tabStorage);
}

let watch: BuildWatch | undefined;

/** Asks hourly and when somebody comes back to the page. `isSaving`: a change is on its way. */
export function watchBuilds(isSaving: () => boolean): void {
  const started = new BuildWatch({
    current: appConfig().buildId,
    latest: latestBuild,
    isEditing: () => isEditing() || isSaving(),
    reload: () => {
      if (mayLoad(window.location.pathname)) window.location.reload();
    },
  });
  watch = started;
  noteEdits();
  setInterval(() => void started.check(), hour);
  window.addEventListener('focus', () => void started.check());
}

let shown: string | undefined;

/** Whether going there should load the document anew: a newer build waits, and this is no look at the same page. What
 * is being written is flushed as at every leaving of a page. */
export function needsNewDocument(address: string): boolean {
  const isMove = shown !== undefined && shown !== address;
  shown = address;
  return isMove && watch?.isOutdated === true && mayLoad(new URL(address).pathname);
}
