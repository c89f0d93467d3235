export type BuildWatchPorts = {
  /** The build that this document came with. */
  current: string;
  /** The one on the server; undefined while it cannot be asked. */
  latest: () => Promise<string | undefined>;
  isEditing: () => boolean;
  reload: () => void;
};

/** Learns of a newer build. A page on which nothing is being edited is reloaded at once, any other at its next
 * navigation. */
export class BuildWatch {
  isOutdated = false;

  constructor(private readonly ports: BuildWatchPorts) {}

  async check(): Promise<void> {
    const { current, latest, isEditing, reload } = this.ports;
    const found = await latest();
    if (found === undefined) return;
    this.isOutdated = found !== current;
    if (this.isOutdated && !isEditing()) reload();
  }
}
