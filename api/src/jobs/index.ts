import { completeBookings, expireBookings } from './end-bookings.ts';
import { forgetOldAnswers } from './forget-old-answers.ts';
import type { Job } from './job.ts';
import { sendMail } from './send-mail.ts';

/** Every job that the background worker runs. */
export const JOBS: readonly Job[] = [sendMail, expireBookings, completeBookings, forgetOldAnswers];
