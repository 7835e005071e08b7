import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import ButtonLink from '@site/src/components/ButtonLink';
import Carousel, { type CarouselPicture } from '@site/src/components/Carousel';
import CodeWindow from '@site/src/components/CodeWindow';
import CompilerScene from '@site/src/components/CompilerScene';
import CopyBox from '@site/src/components/CopyBox';
import FeatureSection from '@site/src/components/FeatureSection';
import HeroExample from '@site/src/components/HeroExample';
import LogoWall from '@site/src/components/LogoWall';
import ResourceCard, { type ResourceIcon } from '@site/src/components/ResourceCard';
import Shapes from '@site/src/components/Shapes';
import { FORGOTTEN_CASE, RENAMED_FIELD, WRONG_LETTER } from '@site/src/data/compilerScenes';
import { LANDING_EXAMPLES } from '@site/src/data/landingExamples';
import { ADD_YOUR_LOGO_HREF, COMMUNITY_PLACES, TEMPLATE_LINKS } from '@site/src/data/landingLinks';
import { FORUM_HREF } from '@site/src/data/links';
import { USERS } from '@site/src/data/users';
import { useDocPath } from '@site/src/hooks/useDocsAreas';
import type { MenuPage } from '@site/src/lib/menuPages';
import {
  LATEST_MANUAL_VERSION,
  LATEST_REACT_VERSION,
  MANUAL_VERSIONS,
  REACT_VERSIONS,
} from '@site/src/versions';

import styles from './styles.module.css';

/** Some of the users; the wall has them all. */
const FIRST_USERS = USERS.slice(0, 6);

/** Examples that the docs have at least, as a round number: `npm run examples` fails where there are fewer. */
const EXAMPLES = (
  Math.floor(
    [...MANUAL_VERSIONS, ...REACT_VERSIONS].reduce((sum, row) => sum + row.minimumExamples, 0) /
      100,
  ) * 100
).toLocaleString('en');

const USERS_ID = 'users';

const INSTALL_COMMANDS = [
  { project: 'Existing project', command: 'npm install rescript' },
  { project: 'New project', command: 'npx create-rescript-app' },
] as const;

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
      to: docPath('react', LATEST_REACT_VERSION, 'introduction'),
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

/** Drawings of the places where people meet, in the shapes of the blog's pictures. */
const PLACES: readonly CarouselPicture[] = [
  { src: '/landing/forum.svg', alt: 'The forum: a question, and an answer with a check mark' },
  { src: '/landing/repositories.svg', alt: 'The repositories: branches that meet again' },
  { src: '/landing/roadmap.svg', alt: 'The roadmap: steps that lead up, the last one still open' },
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
 * The landing page below the bar, section by section.
 *
 * @param tagline the heading
 */
export default function LandingPage({ tagline }: { tagline: string }): ReactNode {
  const docPath = useDocPath();
  const page = (id: MenuPage) => docPath('default', LATEST_MANUAL_VERSION, id);
  const guides = useGuides();
  useBrokenLinks().collectAnchor(USERS_ID);
  const { tea, parcel } = LANDING_EXAMPLES;
  const start = page('installation') ?? page('introduction');
  const buildPerformance = page('build-performance');

  return (
    <main>
      {/* Dark in both schemes, as the bar above it and the blog's pictures are. */}
      <section className={styles.hero} data-theme="dark">
        <div className={styles.container}>
          <div className={styles.opening}>
            <div className={styles.words}>
              <h1 className={styles.title}>{tagline}</h1>
              <p className={styles.lead}>
                Keep your JavaScript, your packages and your bundler. Get sound, inferred types
                without <code>any</code>, and mistakes caught in milliseconds.
              </p>
              <div className={styles.actions}>
                {start !== undefined && <ButtonLink to={start}>Get started</ButtonLink>}
                <ButtonLink to="/try" isSecond>
                  Try it
                </ButtonLink>
              </div>
            </div>
            <Shapes drawing="switch" className={styles.art} />
          </div>
          <HeroExample programs={LANDING_EXAMPLES} element={parcel} />
          <div className={styles.trust}>
            <p className={styles.label}>Trusted by</p>
            <ul className={styles.names}>
              {FIRST_USERS.map(({ name }) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
            <Link to={`#${USERS_ID}`} className="touch-target">
              all {USERS.length}
              <span className="visually-hidden"> organizations</span>
            </Link>
            <p className={styles.proof}>
              {EXAMPLES} examples in these docs and more, each compiled by the version it’s about.
            </p>
          </div>
        </div>
      </section>

      <section className={styles.section}>
        <div className={clsx(styles.container, styles.columns)}>
          <div>
            <h2 className={styles.heading}>Quick Install</h2>
            <p>
              Add the compiler to a project that you have, or create a new one. All you need is
              Node.js. To look around first,{' '}
              <Link to="/tour" className="touch-target">
                take the tour
              </Link>
              .
            </p>
          </div>
          <div className={styles.commands}>
            {INSTALL_COMMANDS.map(({ project, command }) => (
              <div key={command}>
                <p className={styles.project}>{project}</p>
                <CopyBox command={command} />
              </div>
            ))}
          </div>
        </div>
      </section>

      <section className={clsx(styles.section, styles.statement)}>
        <div className={clsx(styles.container, styles.columns)}>
          <h2 className={styles.statementTitle}>Lose the guesswork, file by file</h2>
          <p className={styles.lead}>
            Convert one file, and the others go on importing plain JavaScript. What changes is when
            you hear of a mistake: while you write the line, and no longer from the people who use
            it.
          </p>
        </div>
      </section>

      <FeatureSection
        title="Fast and simple"
        art={<Shapes drawing="speed" />}
        picture={<CompilerScene {...WRONG_LETTER} />}
      >
        <p>
          Each file compiles to one JavaScript file, and only what a change affects is compiled
          again. A module like this one takes milliseconds, so the compiler is done before you’ve
          switched windows.
        </p>
        <p>The language stays small, with a handful of constructs that work well together.</p>
        {buildPerformance !== undefined && (
          <p>
            <Link to={buildPerformance} className="touch-target">
              Learn more<span className="visually-hidden"> about build performance</span>
            </Link>
          </p>
        )}
      </FeatureSection>

      <FeatureSection
        title="A robust type system"
        art={<Shapes drawing="types" />}
        direction="up"
        isDark
        picture={<CompilerScene {...FORGOTTEN_CASE} />}
        below={<CompilerScene {...RENAMED_FIELD} />}
      >
        <p>
          There is no <code>any</code> to fall back on, and no null that the types don’t mention.
          The compiler takes only your bindings to JavaScript at their word, and checks everything
          else.
        </p>
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
        art={<Shapes drawing="interop" />}
        picture={
          <CodeWindow
            panes={[
              { title: 'Tea.res', lines: tea.input },
              { title: 'Tea.res.mjs', lines: tea.output },
            ]}
          />
        }
      >
        <p>
          Functions, strings, arrays and objects are JavaScript’s own. Two lines of declaration give
          a JavaScript function its type, and a call to it compiles to a plain call.
        </p>
        <p>The output is a module that any bundler, test runner or colleague can import.</p>
      </FeatureSection>

      <section className={styles.section}>
        <div className={clsx(styles.container, styles.columns)}>
          <div>
            <h2 className={styles.heading}>A community that answers</h2>
            <p>
              Bring your questions to the forum, from the first day to the hundredth module, and
              your ideas for the language too. The tools include editor support, a formatter and a
              documentation generator.
            </p>
            <ButtonLink href={FORUM_HREF}>Join our Forum</ButtonLink>
            <ul className={styles.places}>
              {COMMUNITY_PLACES.map(({ title, text, to }) => (
                <li key={title}>
                  <Link to={to} className="touch-target">
                    {title}
                  </Link>{' '}
                  {text}
                </li>
              ))}
            </ul>
          </div>
          <Carousel label="Where people meet" pictures={PLACES} width={640} height={400} />
        </div>
      </section>

      <section id={USERS_ID} className={clsx(styles.section, styles.users)}>
        <div className={styles.container}>
          <div className={styles.usersHead}>
            <h2 className={styles.heading}>Trusted by our users</h2>
            <Link href={ADD_YOUR_LOGO_HREF} className="touch-target">
              Add your logo
            </Link>
          </div>
          <LogoWall users={USERS} />
        </div>
      </section>

      <section className={styles.section}>
        <div className={styles.container}>
          <h2 className={styles.heading}>Curated resources</h2>
          <Resources heading="Guides and Docs" items={guides} />
          <Resources heading="Templates" items={TEMPLATES} />
        </div>
      </section>
    </main>
  );
}
