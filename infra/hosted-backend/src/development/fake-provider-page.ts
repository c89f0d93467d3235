import { escapeHtml } from '../http/escape-html.ts';

export const fakeProviderPage = (kept: Record<string, string>, email: string) => `<!doctype html>
<html lang="ms"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Penyedia log masuk olok-olok</title><h1>Penyedia log masuk olok-olok</h1>
<p>Untuk pembangunan dan ujian sahaja. Tiada kata laluan diminta.</p>
<form action="/fake-openid/approve">${Object.entries(kept).map(hidden).join('')}
<p><label>E-mel <input name="email" type="email" required value="${escapeHtml(email)}"></label></p>
<p><label>Nama <input name="name"></label></p>
<button>Log masuk</button> <button name="refuse" value="1" formnovalidate>Tolak</button></form></html>`;

const hidden = ([name, value]: [string, string]) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
