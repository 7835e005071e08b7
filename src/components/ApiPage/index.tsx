import DocItem from '@theme/DocItem';
import type { Props } from '@theme/DocItem';
import type { ReactNode } from 'react';

import '@site/src/css/api.css';

/** A page of the API reference: a docs page with the styles that no other page loads. */
export default function ApiPage(props: Props): ReactNode {
  return <DocItem {...props} />;
}
