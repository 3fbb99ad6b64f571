export const navbar = {
  title: 'Slipway',
  items: [
    { to: '/', label: 'Home', activeBaseRegex: '^/$' },
    {
      to: '/guides/day-to-day/',
      label: 'Guides',
      activeBaseRegex: '^/(guides|courses)/',
    },
    { to: '/releases/', label: 'Releases' },
    { to: '/api/', label: 'API docs' },
  ],
};
