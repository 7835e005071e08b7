import { type GlobalPluginData, useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { useEffect, useState } from 'react';

type Docs = Readonly<Record<string, GlobalPluginData>>;

/**
 * All docs pages of the site, loaded when a component asks for them; until then, those that the
 * client knows.
 */
export function useCompleteDocs(): Docs {
  const known = useAllDocsData();
  const [complete, setComplete] = useState<Docs>();
  useEffect(() => {
    import('@site/src/data/completeDocs').then(
      ({ completeDocs }) => setComplete(completeDocs),
      // Offline: those that are known must do.
      (error: unknown) => console.error(error),
    );
  }, []);
  return complete ?? known;
}
