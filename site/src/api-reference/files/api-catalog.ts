import { API } from '@slipway/contract';
import { REFERENCE_ROUTE } from '../anchors.ts';
import { DOWNLOADS } from '../downloads.ts';

/** The catalog of the site's one API as a linkset (RFC 9264). */
export function apiCatalog(site: string): string {
  const link = (path: string, type: string) => ({ href: site + path, type });
  const { openApiJson, openApiYaml } = DOWNLOADS;
  const linkset = [
    {
      anchor: API.url,
      'service-desc': [
        link(openApiJson.path, openApiJson.mediaType),
        link(openApiYaml.path, openApiYaml.mediaType),
      ],
      'service-doc': [link(REFERENCE_ROUTE, 'text/html')],
    },
  ];
  return `${JSON.stringify({ linkset }, null, 2)}\n`;
}
