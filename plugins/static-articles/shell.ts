/**
 * A client module of Docusaurus that does nothing: what the server and the development server run.
 * The built client has `client/shell.ts` in its place.
 */
export {};
