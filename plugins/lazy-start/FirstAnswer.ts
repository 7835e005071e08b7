import { rspackCompiler } from './rspack';

/** How long the bundler has nothing to do before other work begins: a page is opened meanwhile, in milliseconds. */
const REST_MS = 2000;

/**
 * Tells when the bundler has made what the server needs for its first answers, whether or not it has errors, and rests.
 */
export class FirstAnswer {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly tell: () => void) {}

  apply(anyCompiler: object): void {
    const { hooks } = rspackCompiler(anyCompiler);
    hooks.watchRun.tap('lazy-start', () => clearTimeout(this.timer));
    hooks.done.tap('lazy-start', () => {
      this.timer = setTimeout(this.tell, REST_MS);
    });
  }
}
