/** Props of a route's component, from the contents of its page. */

type Props = Record<string, unknown>;

/**
 * Puts contents where the component wants them.
 *
 * @param paths key paths in the order of the page, such as `content` or `items.0.content`
 * @returns `{ content }`, or `{ items: [{ content }, …] }`
 */
export function propsOf(paths: readonly string[], contents: readonly unknown[]): Props {
  const props: Props = {};
  paths.forEach((path, index) => {
    const keys = path.split('.');
    let place: Props = props;
    keys.forEach((key, depth) => {
      const next = keys[depth + 1];
      if (next === undefined) {
        place[key] = contents[index];
        return;
      }
      place[key] ??= /^\d+$/.test(next) ? [] : {};
      place = place[key] as Props;
    });
  });
  return props;
}
