import type { GuideSteps } from '../../../steps/guide-steps.ts';
import { press, reads } from '../../../steps/on-screen.ts';

export default {
  who: 'Kai',
  screen: '/calendar-feed',
  steps: [
    {
      step: 'Click your initials',
      async do(screen) {
        await screen.getByRole('button', { name: /Kai, Dock host/ }).click();
        await screen.getByRole('link', { name: 'Calendar feed' }).click();
        await screen.getByRole('heading', { name: 'Calendar feed', level: 1 }).waitFor();
      },
    },
    {
      step: 'Switch the feed on.',
      async do(screen) {
        await screen.getByRole('checkbox', { name: 'Calendar feed' }).check();
        await screen.getByLabel('Your link').waitFor();
      },
    },
    {
      step: 'Choose the docks',
      async do(screen) {
        await screen.getByRole('checkbox', { name: 'North Pier' }).check();
      },
    },
    {
      step: 'Switch on Hide customer names',
      async do(screen) {
        await screen.getByRole('checkbox', { name: 'Hide customer names' }).check();
      },
    },
    {
      step: 'Click Copy link.',
      async do(screen) {
        await press(screen, 'Copy link');
        await reads(screen, 'The link is copied.');
      },
    },
    { step: 'Add the link to your calendar app', away: 'in your calendar app' },
    { step: 'Open Google Calendar', away: 'in Google Calendar' },
    { step: 'Click the plus', away: 'in Google Calendar' },
    { step: 'Paste the link and add', away: 'in Google Calendar' },
    { step: 'On a Mac, choose “File”', away: 'in Apple Calendar' },
    { step: 'Paste the link and subscribe.', away: 'in Apple Calendar' },
    { step: 'On a Mac, choose how often', away: 'in Apple Calendar' },
    { step: 'Open the calendar', away: 'in Outlook' },
    { step: 'Choose “Subscribe from web”', away: 'in Outlook' },
    { step: 'Give the calendar a name', away: 'in Outlook' },
  ],
} satisfies GuideSteps;
