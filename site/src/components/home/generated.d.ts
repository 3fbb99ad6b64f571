declare module '@generated/slipway-home-content/default/summaries.json' {
  const summaries: import('./summaries.ts').Summaries;
  export default summaries;
}
