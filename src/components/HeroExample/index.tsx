import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

import CodeWindow from '@site/src/components/CodeWindow';
import { type DrawnProgram, withoutExports } from '@site/src/data/coloredLines';
import { HERO_PROGRAMS, type HeroProgramName } from '@site/src/lib/landingPrograms';
import { playgroundLink } from '@site/src/lib/playgroundLink';
import { LATEST_MANUAL_VERSION } from '@site/src/versions';

import CompiledTime from './CompiledTime';
import styles from './styles.module.css';

/** What the tabs say. */
const TITLES: Readonly<Record<HeroProgramName, string>> = {
  variants: 'Variants',
  react: 'React',
  interop: 'Interop',
};

const { name: VERSION, toolchain } = LATEST_MANUAL_VERSION;

/** React leaves the inside of such an element alone, while it hydrates and afterwards. */
const NOT_OURS = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/** An element of the React program: how it is written, and what the build rendered of it. */
function Rendered({ element }: { element: DrawnProgram }): ReactNode {
  const { source, html } = element;
  if (html === undefined) return null;
  return (
    <figure className={styles.rendered}>
      <figcaption className={styles.call}>{source.replace(/^let \w+ = /, '')}</figcaption>
      <div
        className={styles.paper}
        data-theme="light"
        // Rendered by React when the page was built.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </figure>
  );
}

function Program({
  name,
  program,
  element,
}: {
  name: HeroProgramName;
  program: DrawnProgram;
  element: DrawnProgram | undefined;
}): ReactNode {
  const { source, input, output, milliseconds } = program;
  const link = playgroundLink({ version: VERSION, code: source });
  return (
    <div className={styles.program} data-program={name}>
      <CodeWindow
        isSideBySide
        panes={[
          { title: 'Write in ReScript', lines: input },
          {
            title: 'Compile to JavaScript',
            lines: withoutExports(output),
            note: milliseconds !== undefined && (
              <span className={styles.sentence}>
                <CompiledTime
                  milliseconds={milliseconds}
                  release={`v${toolchain.compilerRelease}`}
                  where="build"
                />
              </span>
            ),
          },
        ]}
        result={element && <Rendered element={element} />}
      />
      <div className={styles.foot}>
        {link !== undefined && (
          <Link to={link} className="touch-target">
            Edit this example in Playground
          </Link>
        )}
      </div>
    </div>
  );
}

/**
 * Programs and what they compile to: tabs without a script, types by `src/behaviours/types.ts`, and an editor in
 * their place (`src/islands/HeroEditor`) when the reader asks for it (`src/behaviours/heroEditor.ts`).
 */
export default function HeroExample({
  programs,
  element,
}: {
  readonly programs: Readonly<Record<HeroProgramName, DrawnProgram>>;
  /** An element of the React program. */
  readonly element: DrawnProgram;
}): ReactNode {
  const hasTypes = HERO_PROGRAMS.some((name) =>
    programs[name].input.flat().some(({ type }) => type !== undefined),
  );
  return (
    <div className={styles.example} data-hero="">
      <div className={styles.bar}>
        <div role="radiogroup" aria-label="Example program" className={styles.tabs}>
          {HERO_PROGRAMS.map((name, index) => (
            <label key={name} className={styles.tab}>
              <input
                type="radio"
                name="hero-program"
                value={name}
                defaultChecked={index === 0}
                className={styles.choice}
              />
              {TITLES[name]}
            </label>
          ))}
        </div>
        {hasTypes && <p className={styles.hint}>Point at a name to see its type</p>}
        <button type="button" className={styles.edit} data-hero-edit="">
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M2.500 13.500l.8-3.200L11 2.600l2.400 2.400-7.700 7.700zM9.500 4.100l2.400 2.400" />
          </svg>
          Edit<span className="visually-hidden"> this program here</span>
        </button>
      </div>
      <div data-hero-stage="">
        <p data-island-status="" role="status" className={styles.status} {...NOT_OURS} />
        <div data-island-fallback="" className={styles.programs} data-types="">
          {HERO_PROGRAMS.map((name) => (
            <Program
              key={name}
              name={name}
              program={programs[name]}
              element={name === 'react' ? element : undefined}
            />
          ))}
        </div>
        <div data-island-root="" hidden {...NOT_OURS} />
      </div>
    </div>
  );
}
