import { ColorModeProvider, PluginHtmlClassNameProvider } from '@docusaurus/theme-common/internal';
import type { ReactNode } from 'react';

/** The contexts that components of this site read; upstream has four more. */
export default function LayoutProvider({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <ColorModeProvider>
      <PluginHtmlClassNameProvider>{children}</PluginHtmlClassNameProvider>
    </ColorModeProvider>
  );
}
