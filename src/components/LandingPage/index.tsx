import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import Carousel, { type CarouselPicture } from '@site/src/components/Carousel';
import CodeWindow, { type Pane } from '@site/src/components/CodeWindow';
import CopyBox from '@site/src/components/CopyBox';
import FeatureSection from '@site/src/components/FeatureSection';
import FeatureVideo from '@site/src/components/FeatureVideo';
import LogoWall from '@site/src/components/LogoWall';
import ResourceCard, { type ResourceIcon } from '@site/src/components/ResourceCard';
import type { DrawnProgram } from '@site/src/data/coloredLines';
import { LANDING_EXAMPLES } from '@site/src/data/landingExamples';
import { ADD_YOUR_LOGO_HREF, TEMPLATE_LINKS } from '@site/src/data/landingLinks';
import { FORUM_HREF } from '@site/src/data/links';
import { USERS } from '@site/src/data/users';
import { useDocPath } from '@site/src/hooks/useDocsAreas';
import type { MenuPage } from '@site/src/lib/menuPages';
import { playgroundLink } from '@site/src/lib/playgroundLink';
import { LATEST_MANUAL_VERSION, REACT_VERSIONS } from '@site/src/versions';

import styles from './styles.module.css';

/** Specification, section 1. */
const INSTALL_COMMANDS = ['npm install rescript', 'npx create-rescript-app'] as const;

function panesOf(example: DrawnProgram, input: string, output: string): Pane[] {
  return [
    { title: input, lines: example.input },
    { title: output, lines: example.output },
  ];
}

interface Resource {
  readonly icon: ResourceIcon;
  readonly title: string;
  readonly text: string;
  /** Undefined where this build has no such page. */
  readonly to: string | undefined;
}

/** Guides of the docs; those whose page this build lacks are left out. */
function useGuides(): Resource[] {
  const docPath = useDocPath();
  const installation = docPath('default', LATEST_MANUAL_VERSION, 'installation');
  return [
    {
      icon: 'manual',
      title: 'Language Manual',
      text: 'Every feature of the language, with examples and the JavaScript they compile to.',
      to: docPath('default', LATEST_MANUAL_VERSION, 'introduction'),
    },
    {
      icon: 'react',
      title: 'ReScript + React',
      text: 'Components, hooks and JSX with typed props.',
      to: docPath('react', REACT_VERSIONS[0], 'introduction'),
    },
    {
      icon: 'adopt',
      title: 'Gradually Adopt ReScript',
      text: 'Add ReScript to the JavaScript project that you have, file by file.',
      to: installation && `${installation}#integrate-into-an-existing-js-project`,
    },
    {
      icon: 'typescript',
      title: 'TypeScript Integration',
      text: 'Share typed values with TypeScript in both directions.',
      to: docPath('default', LATEST_MANUAL_VERSION, 'typescript-integration'),
    },
  ];
}

const TEMPLATES: readonly Resource[] = [
  {
    icon: 'next',
    title: 'ReScript & NextJS',
    text: 'A site with server-rendered pages.',
    to: TEMPLATE_LINKS.next,
  },
  {
    icon: 'vite',
    title: 'ReScript & ViteJS',
    text: 'A browser application with hot reload.',
    to: TEMPLATE_LINKS.vite,
  },
];

/** Pictures of the tools, taken by `npm run pictures -- landing`. */
const TOOLS: readonly CarouselPicture[] = [
  { src: '/landing/search.webp', alt: 'Search across the manual and the reference' },
  { src: '/landing/reference.webp', alt: 'A module’s reference in the dark scheme' },
  { src: '/landing/playground.webp', alt: 'The playground, with a program and its output' },
];

function Resources({ heading, items }: { heading: string; items: readonly Resource[] }): ReactNode {
  return (
    <>
      <h3 className={styles.subheading}>{heading}</h3>
      <ul className={styles.cards}>
        {items.map(
          ({ to, ...card }) =>
            to !== undefined && (
              <li key={card.title}>
                <ResourceCard {...card} to={to} />
              </li>
            ),
        )}
      </ul>
    </>
  );
}

/**
 * The landing page below the bar: its sections in the order of the specification, section 1.
 *
 * @param tagline the heading
 */
export default function LandingPage({ tagline }: { tagline: string }): ReactNode {
  const docPath = useDocPath();
  const page = (id: MenuPage) => docPath('default', LATEST_MANUAL_VERSION, id);
  const guides = useGuides();
  const { hero, fast, robust, interop } = LANDING_EXAMPLES;
  const start = page('installation') ?? page('introduction');
  const buildPerformance = page('build-performance');
  const heroLink = playgroundLink({ version: LATEST_MANUAL_VERSION.name, code: hero.source });

  return (
    <main>
      <section className={styles.hero}>
        <h1 className={styles.title}>{tagline}</h1>
        <p className={styles.lead}>
          ReScript reads like JavaScript, infers its types, and compiles to JavaScript that you can
          read, ship and debug.
        </p>
        {start !== undefined && (
          <Link to={start} className={styles.button}>
            Get started
          </Link>
        )}
      </section>

      <section className={styles.example} aria-label="Example">
        <CodeWindow
          isSideBySide
          panes={panesOf(hero, 'Write in ReScript', 'Compile to JavaScript')}
        />
        {heroLink !== undefined && (
          <p className={styles.exampleLink}>
            <Link to={heroLink}>Edit this example in Playground</Link>
          </p>
        )}
      </section>

      <section className={styles.install}>
        <div>
          <h2 className={styles.heading}>Quick Install</h2>
          <p>
            Add the compiler to a project that you have, or create a new one. All you need is
            Node.js.
          </p>
        </div>
        <div className={styles.commands}>
          {INSTALL_COMMANDS.map((command) => (
            <CopyBox key={command} command={command} />
          ))}
        </div>
      </section>

      <section className={styles.statement}>
        <h2 className={styles.statementTitle}>A type system you can believe</h2>
        <p className={styles.lead}>
          There is no <code>any</code> to fall back on, and no null that the types don’t mention.
          The compiler takes only your bindings to JavaScript at their word, and proves everything
          else.
        </p>
      </section>

      <FeatureSection
        title="Fast and simple"
        picture={
          <>
            <FeatureVideo
              src="/landing/speed"
              label="Each letter of a program shows up in the JavaScript at once"
            />
            <CodeWindow panes={panesOf(fast, 'Loans.res', 'Loans.res.mjs')} />
          </>
        }
      >
        <p>
          Each file compiles to one JavaScript file, and only what a change affects is compiled
          again. A module like this one takes milliseconds, so the compiler is done before you’ve
          switched windows.
        </p>
        <p>The language stays small, with a handful of constructs that work well together.</p>
        {buildPerformance !== undefined && (
          <p>
            <Link to={buildPerformance}>
              Learn more<span className="visually-hidden"> about build performance</span>
            </Link>
          </p>
        )}
      </FeatureSection>

      <FeatureSection
        title="A robust type system"
        direction="up"
        picture={
          <>
            <FeatureVideo
              src="/landing/types"
              label="The compiler names the case that a switch is missing, until it is written"
            />
            <CodeWindow panes={panesOf(robust, 'Signals.res', 'The compiler answers')} />
          </>
        }
      >
        <p>
          Types are inferred, so most code needs no annotations. The compiler still knows every case
          of a value, and names the one that a <code>switch</code> is missing, with the line and an
          example.
        </p>
        <p>
          Rename a field or add a case, then follow the messages until everything compiles again.
        </p>
      </FeatureSection>

      <FeatureSection
        title="Seamless Integration"
        picture={
          <>
            <FeatureVideo
              src="/landing/interop"
              label="A JavaScript function gets a type in one line, is called, and runs"
            />
            <CodeWindow panes={panesOf(interop, 'Tea.res', 'Tea.res.mjs')} />
          </>
        }
      >
        <p>
          Functions, strings, arrays and objects are JavaScript’s own. Two lines of declaration give
          a JavaScript function its type, and a call to it compiles to a plain call.
        </p>
        <p>The output is a module that any bundler, test runner or colleague can import.</p>
      </FeatureSection>

      <section className={styles.community}>
        <div>
          <h2 className={styles.heading}>A community that answers</h2>
          <p>
            Bring your questions to the forum, from the first day to the hundredth module, and your
            ideas for the language too. The tools include editor support, a formatter and a
            documentation generator.
          </p>
          <Link href={FORUM_HREF} className={styles.button}>
            Join our Forum
          </Link>
        </div>
        <Carousel label="The tools" pictures={TOOLS} width={640} height={400} />
      </section>

      <section className={styles.users}>
        <h2 className={styles.centered}>Trusted by our users</h2>
        <LogoWall users={USERS} />
        <p className={styles.addLogo}>
          <Link href={ADD_YOUR_LOGO_HREF}>Add your logo</Link>
        </p>
      </section>

      <section className={styles.resources}>
        <h2 className={styles.heading}>Curated resources</h2>
        <Resources heading="Guides and Docs" items={guides} />
        <Resources heading="Templates" items={TEMPLATES} />
      </section>
    </main>
  );
}
