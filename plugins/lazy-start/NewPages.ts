import { type DevServer, rspackCompiler } from './rspack';

/**
 * Has browsers load their page anew when the site got other pages. They would take the new routes as a hot update, but
 * then hold two copies of the page on screen, and show what is saved in the one that is not.
 */
export class NewPages {
  private server: DevServer | undefined;
  private areNew = false;

  /** @param registry file in which Docusaurus lists all pages */
  constructor(private readonly registry: string) {}

  /** Takes the server whose browsers are told. */
  serve(server: DevServer): void {
    this.server = server;
  }

  apply(anyCompiler: object): void {
    const compiler = rspackCompiler(anyCompiler);
    compiler.hooks.watchRun.tap('lazy-start', () => {
      if (compiler.modifiedFiles?.has(this.registry)) this.areNew = true;
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
