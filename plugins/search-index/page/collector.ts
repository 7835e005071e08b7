/** Collects the text of a page heading by heading; readers of HTML and of Markdown write into it. */
import { clipped, LIMITS } from '../limits';

/** A heading with the text below it, up to the next one. */
export interface Section {
  /** 2 to 6. */
  readonly level: number;
  readonly heading: string;
  readonly anchor: string;
  readonly text: string;
}

/** A page's text. */
export interface PageText {
  /** Its heading of level 1; undefined for pages without. */
  readonly title: string | undefined;
  /** What stands above the first section. */
  readonly text: string;
  readonly sections: readonly Section[];
}

/** What stands below one heading: prose, then messages of the compiler, then terms from code. */
class SectionText {
  private prose = '';
  private messages = '';
  private readonly terms = new Set<string>();

  addProse(text: string): void {
    this.prose += text;
  }

  addMessage(message: string): void {
    this.messages += ` ${message}`;
  }

  addTerms(terms: readonly string[]): void {
    for (const term of terms) this.terms.add(term);
  }

  /** The terms that prose does not name. */
  private unsaid(prose: string): string {
    if (this.terms.size === 0) return '';
    const said = new Set(prose.split(/[\s,;:()]+/));
    return [...this.terms].filter((term) => !said.has(term)).join(' ');
  }

  toString(): string {
    const prose = clipped(this.prose, LIMITS.prose);
    return [
      prose,
      clipped(this.messages, LIMITS.messages),
      clipped(this.unsaid(prose), LIMITS.code),
    ]
      .filter((part) => part !== '')
      .join(' ');
  }
}

/** The text of a page while it is read, from top to bottom. */
export class TextCollector {
  private title: string | undefined;
  private readonly first = new SectionText();
  private readonly sections: (Omit<Section, 'text'> & { readonly body: SectionText })[] = [];

  /** Where text goes that comes now. */
  get current(): SectionText {
    return this.sections.at(-1)?.body ?? this.first;
  }

  /** Takes the page's title; false where it has one already. */
  takeTitle(title: string): boolean {
    const isFirst = this.title === undefined;
    this.title ??= title;
    return isFirst;
  }

  /** Begins a section. */
  open(section: Omit<Section, 'text'>): void {
    this.sections.push({ ...section, body: new SectionText() });
  }

  /** All that was read. */
  result(): PageText {
    return {
      title: this.title,
      text: this.first.toString(),
      sections: this.sections.map(({ body, ...section }) => ({ ...section, text: `${body}` })),
    };
  }
}
