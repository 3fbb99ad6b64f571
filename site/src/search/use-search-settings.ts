import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SearchSettings } from './settings.ts';

export function useSearchSettings(): SearchSettings {
  const { siteConfig } = useDocusaurusContext();
  return siteConfig.customFields?.search as SearchSettings;
}
