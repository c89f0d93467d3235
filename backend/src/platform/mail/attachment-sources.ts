import { Injectable } from '@nestjs/common';
import type { Attachment } from './mailer.js';

/** Names a document; it is made when the mail leaves. */
export type AttachmentReference = Readonly<{ kind: string; id: string }>;
type Source = (schoolId: string, id: string) => Promise<Attachment>;

/** Where mails get their attachments from: each module that has documents adds its source at the start. */
@Injectable()
export class AttachmentSources {
  private readonly sources = new Map<string, Source>();

  add(kind: string, source: Source): void {
    this.sources.set(kind, source);
  }

  async load(schoolId: string | null, { kind, id }: AttachmentReference): Promise<Attachment> {
    const source = this.sources.get(kind);
    if (!source || schoolId === null) throw new Error(`No source for the attachment ${kind}.`);
    return source(schoolId, id);
  }
}
