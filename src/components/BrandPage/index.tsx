import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import CopyButton from '@site/src/components/CopyButton';
import { BRAND_COLORS, BRAND_FILES, type BrandColor, type BrandFile } from '@site/src/data/brand';

import styles from './styles.module.css';

/** How many times its own size a drawing is shown. */
const SCALE = 2;

function Download({ file, title, use, width, height, ground }: BrandFile): ReactNode {
  const address = useBaseUrl(`/brand/${file}`);
  return (
    <li className={styles.card}>
      <div className={styles.ground} data-ground={ground}>
        <img src={address} alt="" width={width * SCALE} height={height * SCALE} loading="lazy" />
      </div>
      <h3 className={styles.name}>{title}</h3>
      <p className={styles.use}>{use}</p>
      <p className={styles.use}>
        <Link to={`pathname://${address}`} download={file} target="_self" className="touch-target">
          Download <span className="whole">{file}</span>
        </Link>
      </p>
    </li>
  );
}

function Color({ token, name, hex, use }: BrandColor): ReactNode {
  return (
    <li className={styles.card}>
      <div className={styles.color} data-color={token} />
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.use}>{use}</p>
      <p className={styles.value}>
        <code>{hex}</code>
        <CopyButton text={hex} label="Copy" subject={hex} />
      </p>
    </li>
  );
}

/** Room around the logo: a quarter of the mark's height on each side. */
function ClearSpace(): ReactNode {
  const mark = useBaseUrl('/brand/mark.svg');
  return (
    <figure className={styles.figure}>
      <div className={styles.space}>
        <img src={mark} alt="" width={96} height={96} loading="lazy" className={styles.mark} />
      </div>
      <figcaption className={styles.use}>
        The dashed line is a quarter of the mark away from it. Keep everything else outside.
      </figcaption>
    </figure>
  );
}

const DO = [
  'Scale the logo as a whole, and keep the mark at least 16 pixels high.',
  'Use the white form on photographs and dark backgrounds.',
  'Link it to this site when it represents the language.',
];

const DO_NOT = [
  'Turn it, stretch it, outline it or give it a shadow.',
  'Change its colors, or put the red mark on a red background.',
  'Make it part of another logo, or use it to suggest that the project endorses a product.',
];

/** `/brand`: logos to download, colors, and how to use them. */
export default function BrandPage(): ReactNode {
  return (
    <main className={styles.main}>
      <h1 className={styles.title}>Brand</h1>
      <p className={styles.lead}>
        The logo and the colors of this site, for articles, talks and pages about ReScript. The
        drawings are this project’s own, made for this site, and are in its repository in the folder{' '}
        <code>static/brand</code>.
      </p>
      <section>
        <h2>Logo</h2>
        <ul className={clsx(styles.cards, styles.logos)}>
          {BRAND_FILES.map((file) => (
            <Download key={file.file} {...file} />
          ))}
        </ul>
      </section>
      <section>
        <h2>Clear space</h2>
        <ClearSpace />
      </section>
      <section>
        <h2>Colors</h2>
        <ul className={styles.cards}>
          {BRAND_COLORS.map((color) => (
            <Color key={color.token} {...color} />
          ))}
        </ul>
      </section>
      <section>
        <h2>Do and don’t</h2>
        <div className={styles.rules}>
          <div>
            <h3 id="do">Do</h3>
            <ul aria-labelledby="do">
              {DO.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </div>
          <div>
            <h3 id="do-not">Don’t</h3>
            <ul aria-labelledby="do-not">
              {DO_NOT.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <section>
        <h2>The name</h2>
        <p className={styles.lead}>
          Write ReScript with two capitals and no space. The command and the npm package are called{' '}
          <code>rescript</code>.
        </p>
      </section>
    </main>
  );
}
