/** The dashboard as guides show it inside themselves. It is a file of the site and no page of it. */
export const FRAMED_DASHBOARD = '/frame/dashboard.html';
