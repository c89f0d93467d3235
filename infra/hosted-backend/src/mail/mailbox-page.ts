import { escapeHtml } from '../http/escape-html.ts';
import type { StoredMail } from './mailbox.ts';

export function mailListPage(mails: StoredMail[]): string {
  const rows = mails.map(
    (mail) =>
      `<li><a href="/mailbox/${mail.id}">${escapeHtml(mail.subject)}</a> ${escapeHtml(mail.to)} ${time(mail)}</li>`,
  );
  return page('Peti mel', rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>Tiada mel lagi.</p>');
}

export function mailPage(mail: StoredMail): string {
  return page(
    escapeHtml(mail.subject),
    `<p><a href="/mailbox">Semua mel</a></p><p>${escapeHtml(mail.to)} ${time(mail)}</p>${extras(mail)}<pre>${linked(mail.text)}</pre>`,
  );
}

function extras({ id, html, attachments = [] }: StoredMail): string {
  const files = attachments.map(
    ({ filename }, index) => `<li><a href="/mailbox/${id}/${index}">${escapeHtml(filename)}</a></li>`,
  );
  const asSent = html === undefined ? '' : `<li><a href="/mailbox/${id}/html">Seperti dihantar</a></li>`;
  return files.length > 0 || asSent ? `<ul>${asSent}${files.join('')}</ul>` : '';
}

export const noMailPage = () => page('Mel tidak dijumpai', '<p><a href="/mailbox">Semua mel</a></p>');

const page = (title: string, content: string) => `<!doctype html>
<html lang="ms"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><h1>${title}</h1>${content}</html>`;

const time = (mail: StoredMail) =>
  `<time datetime="${escapeHtml(mail.sentAt)}">${escapeHtml(mail.sentAt)}</time>`;

const linked = (text: string) =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<>"]+/g, (address) => `<a href="${address}">${address}</a>`);
