import type { PanelContent } from './panel.js';

type Standing = PanelContent & Readonly<{ id: string }>;

/** `headId` undefined while it is not decided who heads it: whoever did is gone. */
export type NextPanel = Readonly<{
  standing: Standing;
  headId: string | null | undefined;
  memberIds: readonly string[];
}>;

/** Every panel goes on with those of its members who are still there. `decisions`: `panel:<id>` is a head, or none. */
export function nextPanels(
  panels: readonly Standing[],
  personIds: readonly string[],
  decisions: ReadonlyMap<string, string>,
): NextPanel[] {
  return panels.map((standing) => {
    const decided = decisions.get(`panel:${standing.id}`);
    const isThere = standing.headId === null || personIds.includes(standing.headId);
    const chosen = decided !== undefined && personIds.includes(decided) ? decided : undefined;
    const headId = decided === 'none' ? null : (chosen ?? (isThere ? standing.headId : undefined));
    const stayed = standing.memberIds.filter((id) => personIds.includes(id));
    const memberIds = headId && !stayed.includes(headId) ? [...stayed, headId] : stayed;
    return { standing, headId, memberIds };
  });
}
