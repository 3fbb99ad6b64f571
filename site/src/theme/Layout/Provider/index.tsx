import {
  AnnouncementBarProvider,
  ColorModeProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

/** Only what our layout reads: no preferred version, no menu state. */
export default function LayoutProvider({ children }: Props) {
  return (
    <ColorModeProvider>
      <AnnouncementBarProvider>
        <ScrollControllerProvider>
          <PluginHtmlClassNameProvider>{children}</PluginHtmlClassNameProvider>
        </ScrollControllerProvider>
      </AnnouncementBarProvider>
    </ColorModeProvider>
  );
}
