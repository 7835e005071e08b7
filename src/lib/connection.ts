/** Whether the reader's browser asks for little data, or is on a slow line; not all browsers tell. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  const type: unknown = Reflect.get(connection, 'effectiveType');
  return (
    Reflect.get(connection, 'saveData') === true ||
    (typeof type === 'string' && type.includes('2g'))
  );
}
