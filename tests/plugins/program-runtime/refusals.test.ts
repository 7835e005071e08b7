/** @jest-environment jsdom */
import { watchRefusals } from '../../../plugins/program-runtime/frame/refusals';

/** jsdom has no such event: what is read of it. */
function refuse(effectiveDirective: string, blockedURI: string): void {
  const event = new Event('securitypolicyviolation', { bubbles: true });
  document.dispatchEvent(Object.assign(event, { effectiveDirective, blockedURI }));
}

test('each refusal is told once, however often it is reported', () => {
  const told: string[] = [];
  watchRefusals((directive, address) => told.push(`${directive} ${address}`));
  refuse('connect-src', 'https://api.example/tea');
  refuse('connect-src', 'https://api.example/tea');
  refuse('img-src', 'https://api.example/tea');
  refuse('connect-src', 'https://api.example/milk');
  expect(told).toEqual([
    'connect-src https://api.example/tea',
    'img-src https://api.example/tea',
    'connect-src https://api.example/milk',
  ]);
});
