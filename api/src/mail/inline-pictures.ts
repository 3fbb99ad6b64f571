import type { MailMessage } from '../ports/mail.ts';

/** The letter for a browser, which does not look into the message for the pictures of it. */
export function withInlinePictures({
  html,
  attachments,
}: Pick<MailMessage, 'html' | 'attachments'>): string {
  return attachments.reduce(
    (shown, { contentId, type, content }) =>
      contentId ? shown.replaceAll(`cid:${contentId}`, `data:${type};base64,${content}`) : shown,
    html,
  );
}
