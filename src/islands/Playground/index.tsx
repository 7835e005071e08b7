import Workbench from '@site/src/components/Playground/Workbench';
import { useAddress } from '@site/src/hooks/useAddress';

/** The playground at work; an address that the reader chooses anew begins another program. */
export default function Playground() {
  const { search } = useAddress();
  return <Workbench search={search} />;
}
