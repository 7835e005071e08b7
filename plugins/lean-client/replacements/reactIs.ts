/** Stands for `react-is`, which react-router calls in development alone. */
export function isValidElementType(): never {
  throw new Error(
    'lean-client: expected no check of propTypes in production, got one; fix plugins/lean-client/register.ts.',
  );
}
