/** Every address outside the help site that its pages point to, and the site's own. */
export const links = {
  site: 'https://help.slipway.example',
  mainWebsite: 'https://slipway.example',
  dashboard: 'https://dashboard.slipway.example',
  apiBase: 'https://api.slipway.example',
  supportAddress: 'support@slipway.example',
  repository: 'https://code.slipway.example/slipway',
  editRoot: 'https://code.slipway.example/slipway/edit/main/site/',
} as const;
