/**
 * The style sheets of components in articles: a client module of Docusaurus. The built client holds
 * none of these components, since articles are HTML there, and would leave their styles out.
 * `tests/css/articleStyles.test.ts` fails when one is missing.
 */
import '@site/src/components/ArticleHeading/styles.module.css';
import '@site/src/components/ArticleTable/styles.module.css';
import '@site/src/components/BindingsTable/styles.module.css';
import '@site/src/components/Callout/styles.module.css';
import '@site/src/components/Cite/styles.module.css';
import '@site/src/components/Diagram/styles.module.css';
import '@site/src/components/Exercise/styles.module.css';
import '@site/src/components/Image/styles.module.css';
import '@site/src/components/Intro/styles.module.css';
import '@site/src/components/Island/styles.module.css';
import '@site/src/components/LinkCards/styles.module.css';
import '@site/src/components/UrlBox/styles.module.css';
import '@site/src/components/Video/styles.module.css';
