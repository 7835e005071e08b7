/**
 * What Markdown and MDX in articles become. Upstream: theme-classic 3.10.2, MDXComponents (safe to
 * eject); the original is spread, and what articles need otherwise replaces it. All of it is
 * without state, so that articles may be served as plain HTML.
 */
import type { Props as LinkProps } from '@docusaurus/Link';
import MDXComponents from '@theme-original/MDXComponents';
import type { ComponentProps } from 'react';

import ArticleHeading from '@site/src/components/ArticleHeading';
import ArticleLink from '@site/src/components/ArticleLink';
import ArticleTable from '@site/src/components/ArticleTable';
import Cite from '@site/src/components/Cite';
import Diagram from '@site/src/components/Diagram';
import Exercise, { Hint, Solution } from '@site/src/components/Exercise';
import Image from '@site/src/components/Image';
import Info from '@site/src/components/Info';
import Intro from '@site/src/components/Intro';
import Island from '@site/src/components/Island';
import UrlBox from '@site/src/components/UrlBox';
import Video from '@site/src/components/Video';
import Warn from '@site/src/components/Warn';

type HeadingProps = ComponentProps<'h2'>;
type DetailsProps = ComponentProps<'details'>;

export default {
  ...MDXComponents,
  a: (props: LinkProps) => <ArticleLink {...props} />,
  table: (props: ComponentProps<'table'>) => <ArticleTable {...props} />,
  details: (props: DetailsProps) => <details {...props} />,
  Details: (props: DetailsProps) => <details {...props} />,
  h1: (props: HeadingProps) => <ArticleHeading as="h1" {...props} />,
  h2: (props: HeadingProps) => <ArticleHeading as="h2" {...props} />,
  h3: (props: HeadingProps) => <ArticleHeading as="h3" {...props} />,
  h4: (props: HeadingProps) => <ArticleHeading as="h4" {...props} />,
  h5: (props: HeadingProps) => <ArticleHeading as="h5" {...props} />,
  h6: (props: HeadingProps) => <ArticleHeading as="h6" {...props} />,
  Cite,
  Diagram,
  Exercise,
  Hint,
  Image,
  Info,
  Intro,
  Island,
  Solution,
  UrlBox,
  Video,
  Warn,
};
