import { links } from './links.ts';

export const footer = {
  links: [
    {
      title: 'Guides',
      items: [
        { label: 'Day to day', to: '/guides/day-to-day/' },
        { label: 'Boost revenue', to: '/guides/boost-revenue/' },
        { label: 'Settings', to: '/guides/settings/' },
        { label: 'Courses', to: '/courses/' },
      ],
    },
    {
      title: 'Reference',
      items: [
        { label: 'API docs', to: '/api/' },
        { label: 'Releases', to: '/releases/' },
        { label: 'All releases by year', to: '/releases/archive/' },
        { label: 'Search', to: '/search/' },
      ],
    },
    {
      title: 'Slipway',
      items: [
        { label: 'Dashboard', href: links.dashboard },
        { label: 'Main website', href: links.mainWebsite },
        { label: 'Repository', href: links.repository },
        { label: 'Contact support', href: `mailto:${links.supportAddress}` },
      ],
    },
  ],
};
