/** Whether a query is read as the type of a function: `array<'a> => int`. */
export function isTypeQuery(query: string): boolean {
  return query.includes('=>');
}
