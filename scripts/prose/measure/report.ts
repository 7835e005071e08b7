/** What `npm run lint:prose -- --measure` prints. */
import { type Aim, AIMS, type Figures, figuresOf, sumOf } from './figures';

/** A page to be measured. */
export interface MeasuredPage {
  readonly file: string;
  readonly text: string;
}

/** The report on pages. */
export interface Report {
  readonly lines: readonly string[];
  /** Whether an aim is missed, or a page is worse than twice an aim. */
  readonly isMissed: boolean;
}

function isWithin(value: number, { least, most }: Pick<Aim, 'least' | 'most'>): boolean {
  return least <= value && value <= most;
}

function aimText({ least, most }: Pick<Aim, 'least' | 'most'>): string {
  return least === 0 ? `${most} at most` : `${least} to ${most}`;
}

function row(aim: Aim, figures: Figures): string {
  const value = aim.measure(figures);
  const verdict = isWithin(value, aim) ? '' : '   MISSED';
  return `${aim.name.padEnd(46)}${String(value).padStart(6)}   ${aimText(aim)}${verdict}`;
}

/** Where a single page is worse than twice an aim. */
function faultsOf({ file, text }: MeasuredPage): string[] {
  const figures = figuresOf(text);
  return AIMS.filter(
    (aim) => aim.isTelling(figures) && !isWithin(aim.measure(figures), aim.page),
  ).map(
    (aim) => `${file}: ${aim.measure(figures)} ${aim.name} (of one page, ${aimText(aim.page)})`,
  );
}

/** Measures pages against the aims, all together and one by one. */
export function reportOn(pages: readonly MeasuredPage[]): Report {
  const sum = sumOf(pages.map(({ text }) => figuresOf(text)));
  const faults = pages.flatMap(faultsOf);
  return {
    lines: [
      `${pages.length} pages, ${sum.sentences} sentences, ${sum.words} words`,
      '',
      ...AIMS.map((aim) => row(aim, sum)),
      '',
      faults.length === 0
        ? 'No page is worse than twice an aim.'
        : 'Pages that are worse than twice an aim:',
      ...faults,
    ],
    isMissed: faults.length > 0 || AIMS.some((aim) => !isWithin(aim.measure(sum), aim)),
  };
}
