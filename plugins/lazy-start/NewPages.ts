import { type DevServer, rspackCompiler } from './rspack';

/**
 * Has browsers load their page anew when the site got other pages. They would take the new routes as a hot update, but
 * then hold two copies of the page on screen, and show what is saved in the one that is not.
 */
export class NewPages {
  private server: DevServer | undefined;
  private known: string | undefined;
  private areNew = false;

  /**
   * @param registry file in which Docusaurus lists all pages
   * @param readPages gives its text
   */
  constructor(
    private readonly registry: string,
    private readonly readPages: () => string,
  ) {}

  /** Takes the server whose browsers are told. */
  serve(server: DevServer): void {
    this.server = server;
  }

  apply(anyCompiler: object): void {
    const compiler = rspackCompiler(anyCompiler);
    compiler.hooks.watchRun.tap('lazy-start', () => {
      if (this.known !== undefined && !compiler.modifiedFiles?.has(this.registry)) return;
      const pages = this.readPages();
      // On a slow machine the file is written twice, or its change is told twice: a reader would lose the page for nothing.
      if (this.known !== undefined && this.known !== pages) this.areNew = true;
      this.known = pages;
    });
    compiler.hooks.done.tap('lazy-start', () => {
      if (!this.areNew) return;
      this.areNew = false;
      const { server } = this;
      // The name of the message by which webpack-dev-server's client loads the page anew.
      server?.sendMessage?.(server.webSocketServer?.clients ?? [], 'static-changed');
    });
  }
}
