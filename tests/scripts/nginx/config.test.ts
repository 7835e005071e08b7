import { nginxConfig } from '../../../scripts/nginx/config';
import { parseHeaders } from '../../../scripts/serve/headers';
import { parseRedirects } from '../../../scripts/serve/redirects';

const config = nginxConfig({
  serverName: 'docs.example.org',
  root: '/var/www/docs',
  redirects: parseRedirects('/old.page /new 301\n/next/* /v12.0.0/:splat 302\n/g/* /one 301\n'),
  headers: parseHeaders(
    "/*\n  Content-Security-Policy: default-src 'self'; img-src data:\n/assets/*\n  Cache-Control: immutable\n/favicon.svg\n  Cache-Control: hour\n/frame/*\n  Content-Security-Policy: default-src 'none'\n",
  ),
});

describe('nginxConfig', () => {
  it('redirects, with the query', () => {
    expect(config).toContain('location = /old.page { return 301 /new$is_args$args; }');
    expect(config).toContain('location ~ "^/next/(.*)$" { return 302 /v12.0.0/$1$is_args$args; }');
    expect(config).toContain('location ~ "^/g/(.*)$" { return 301 /one$is_args$args; }');
  });

  it('sends the headers of all paths with every answer', () => {
    expect(config).toContain(
      'add_header Content-Security-Policy "default-src \'self\'; img-src data:" always;',
    );
  });

  it('maps requests to the policies that some paths have beside', () => {
    expect(config).toContain('  "~^/frame/" "default-src \'none\'";');
    expect(config).toContain('add_header Content-Security-Policy $rescript_policy always;');
  });

  it('maps requests to their caching', () => {
    expect(config).toContain('  "~^/assets/" "immutable";');
    expect(config).toContain('  "~^/favicon\\.svg(\\?|$)" "hour";');
  });

  it('tells that Markdown is text in UTF-8', () => {
    expect(config).toContain('location ~ "\\.md$" { default_type text/markdown; }');
    expect(config).toMatch(/charset_types .*text\/markdown.*;/);
  });

  it('knows where it is', () => {
    expect(config).toContain('server_name docs.example.org;');
    expect(config).toContain('root "/var/www/docs";');
  });

  it('refuses what would end a string', () => {
    const headers = parseHeaders('/*\n  X-A: say "hello"\n');
    expect(() => nginxConfig({ serverName: '_', root: '/', redirects: [], headers })).toThrow(
      'nginx: expected a value without quotes',
    );
  });
});
