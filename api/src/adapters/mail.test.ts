import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mailToFiles } from './mail.ts';
import { textsToFiles } from './text-files.ts';

test('a message becomes a file for a mail program and one for a browser', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'slipway-mail-'));
  const folder = join(parent, 'mail');
  await mailToFiles(folder, 'Slipway <bookings@slipway.example>').deliver({
    id: '6f1c1b3e-8f0a-4d3c-9a51-0d5b8a7f1e01',
    recipient: 'ines@example.com',
    sender: 'Heron Bay Boats',
    replyTo: 'office@heronbay.example',
    subject: 'Your trip on June 14, 2025 – über die Bucht',
    html: '<p>See you at <b>North Pier</b></p>',
    text: 'See you at North Pier',
    attachments: [
      { name: 'R7K2QD.ics', type: 'text/calendar', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' },
    ],
  });
  const [eml = '', html = ''] = (await readdir(folder)).sort();
  expect([eml, html]).toEqual([
    '6f1c1b3e-8f0a-4d3c-9a51-0d5b8a7f1e01.eml',
    '6f1c1b3e-8f0a-4d3c-9a51-0d5b8a7f1e01.html',
  ]);
  expect(await readFile(join(folder, html), 'utf8')).toBe('<p>See you at <b>North Pier</b></p>');
  const message = await readFile(join(folder, eml), 'utf8');
  expect(message).toContain('From: Heron Bay Boats <bookings@slipway.example>');
  expect(message).toContain('Reply-To: office@heronbay.example');
  expect(message).toContain('To: ines@example.com');
  expect(message).toMatch(/Subject: =\?UTF-8\?/);
  expect(message).toContain('Message-ID: <6f1c1b3e-8f0a-4d3c-9a51-0d5b8a7f1e01@slipway.example>');
  expect(message).toContain('text/plain');
  expect(message).toContain('text/html');
  expect(message).toContain('Content-Type: text/calendar; name=R7K2QD.ics');
  expect(message).toContain('Content-Disposition: attachment; filename=R7K2QD.ics');
  await rm(parent, { recursive: true });
});

test('a picture of a letter travels inside the message, and shows in a browser', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-mail-'));
  await mailToFiles(folder, 'bookings@slipway.example').deliver({
    id: 'one',
    recipient: 'ines@example.com',
    sender: null,
    replyTo: null,
    subject: 'Your trip',
    html: '<img src="cid:code@slipway.example" alt="R7K2QD">',
    text: 'R7K2QD',
    attachments: [
      {
        name: 'R7K2QD.png',
        type: 'image/png',
        content: 'iVBORw0K',
        contentId: 'code@slipway.example',
      },
    ],
  });
  const message = await readFile(join(folder, 'one.eml'), 'utf8');
  expect(message).toContain('Content-Type: multipart/related');
  expect(message).toContain('Content-ID: <code@slipway.example>');
  expect(message).toContain('Content-Disposition: inline; filename=R7K2QD.png');
  expect(message).toMatch(/^iVBORw0K$/m);
  expect(await readFile(join(folder, 'one.html'), 'utf8')).toBe(
    '<img src="data:image/png;base64,iVBORw0K" alt="R7K2QD">',
  );
  await rm(folder, { recursive: true });
});

test('a recipient cannot smuggle in another one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-mail-'));
  await mailToFiles(folder, 'bookings@slipway.example').deliver({
    id: 'one',
    recipient: 'ines@example.com\r\nBcc: other@example.com',
    sender: 'Heron\r\nBcc: other@example.com',
    replyTo: 'office@heronbay.example\r\nBcc: other@example.com',
    subject: 'Trip\r\nBcc: other@example.com',
    html: '',
    text: '',
    attachments: [
      {
        name: 'a\r\nBcc: other@example.com',
        type: 'text/calendar\r\nBcc: o@example.com',
        content: '',
      },
    ],
  });
  const message = await readFile(join(folder, 'one.eml'), 'utf8');
  expect(message).not.toMatch(/^Bcc:/im);
  await rm(folder, { recursive: true });
});

test('a text becomes a file that says whom it is for', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'slipway-texts-')), 'texts');
  const id = '6f1c1b3e-8f0a-4d3c-9a51-0d5b8a7f1e02';
  const text = 'Heron Bay Boats: please be back at North Pier by 13:00.';
  await textsToFiles(folder).deliver({ id, recipient: '+447700900123', text });
  const written = await readFile(join(folder, `${id}.txt`), 'utf8');
  expect(written).toBe(`To: +447700900123\n\n${text}\n`);
  await rm(join(folder, '..'), { recursive: true });
});
