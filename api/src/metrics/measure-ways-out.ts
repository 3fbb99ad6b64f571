import type { Mail } from '../ports/mail.ts';
import type { Metrics } from '../ports/metrics.ts';
import type { WebhookPost } from '../ports/webhook-post.ts';

/** The same mail, counted. */
export function measuredMail(mail: Mail, metrics: Metrics | undefined): Mail {
  if (!metrics) return mail;
  return {
    async deliver(message) {
      try {
        await mail.deliver(message);
        metrics.sentMail('succeeded');
      } catch (error) {
        metrics.sentMail('failed');
        throw error;
      }
    },
  };
}

/** The same way to endpoints, counted. What this process ended itself is sent again, and not counted. */
export function measuredPost(post: WebhookPost, metrics: Metrics | undefined): WebhookPost {
  if (!metrics) return post;
  return {
    ...post,
    async send(url, request) {
      const result = await post.send(url, request);
      const { status, stopped } = result;
      const isAccepted = status !== null && status >= 200 && status < 300;
      if (!stopped) metrics.sentWebhook(isAccepted ? 'succeeded' : 'failed');
      return result;
    },
  };
}
