/** Collects the text of a page heading by heading; readers of HTML and of Markdown write into it. */
import { messagesOf } from '../../../src/lib/search/messages';
import { clipped, LIMITS } from '../limits';

/** A heading with the text below it, up to the next one. */
export interface Section {
  /** 2 to 6. */
  readonly level: number;
  readonly heading: string;
  readonly anchor: string;
  readonly text: string;
  readonly messages: readonly string[];
  /** The type of a member, without its name. */
  readonly signature: string | undefined;
}

/** A page's text. */
export interface PageText {
  /** Its heading of level 1; undefined for pages without. */
  readonly title: string | undefined;
  /** What stands above the first section. */
  readonly text: string;
  /** Messages that stand there. */
  readonly messages: readonly string[];
  readonly sections: readonly Section[];
}

/** What stands below one heading: prose, then terms from code; and messages of the compiler. */
class SectionText {
  private prose = '';
  signature: string | undefined;
  private readonly said = new Set<string>();
  private readonly terms = new Set<string>();

  addProse(text: string): void {
    this.prose += text;
  }

  /** Takes the messages of an output. */
  addMessages(output: string): void {
    for (const { text } of messagesOf(output)) this.said.add(clipped(text, LIMITS.message));
  }

  get messages(): readonly string[] {
    return [...this.said].slice(0, LIMITS.messages);
  }

  addTerms(terms: readonly string[]): void {
    for (const term of terms) this.terms.add(term);
  }

  /** Takes a declaration: of the section's own value its type, any other as text. */
  addDeclaration(declaration: string, heading: string | undefined): void {
    const start = `let ${heading}: `;
    const isOwn = this.signature === undefined && this.prose.trim() === '';
    if (isOwn && declaration.startsWith(start)) this.signature = declaration.slice(start.length);
    else this.addProse(` ${declaration} `);
  }

  /** The terms that prose does not name. */
  private unsaid(prose: string): string {
    if (this.terms.size === 0) return '';
    const said = new Set(prose.split(/[\s,;:()]+/));
    return [...this.terms].filter((term) => !said.has(term)).join(' ');
  }

  toString(): string {
    const prose = clipped(this.prose, LIMITS.prose);
    return [prose, clipped(this.unsaid(prose), LIMITS.code)]
      .filter((part) => part !== '')
      .join(' ');
  }
}

/** The text of a page while it is read, from top to bottom. */
export class TextCollector {
  private title: string | undefined;
  private readonly first = new SectionText();
  private readonly sections: (Omit<Section, 'text' | 'messages' | 'signature'> & {
    readonly body: SectionText;
  })[] = [];

  /** Where text goes that comes now. */
  get current(): SectionText {
    return this.sections.at(-1)?.body ?? this.first;
  }

  /** Takes a declaration of the reference. */
  addDeclaration(declaration: string): void {
    this.current.addDeclaration(declaration, this.sections.at(-1)?.heading);
  }

  /** Takes the page's title; false where it has one already. */
  takeTitle(title: string): boolean {
    const isFirst = this.title === undefined;
    this.title ??= title;
    return isFirst;
  }

  /** Begins a section. */
  open(section: Omit<Section, 'text' | 'messages' | 'signature'>): void {
    this.sections.push({ ...section, body: new SectionText() });
  }

  /** All that was read. */
  result(): PageText {
    return {
      title: this.title,
      text: this.first.toString(),
      messages: this.first.messages,
      sections: this.sections.map(({ body, ...section }) => ({
        ...section,
        text: `${body}`,
        messages: body.messages,
        signature: body.signature,
      })),
    };
  }
}
