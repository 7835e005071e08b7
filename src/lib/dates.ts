/** Days as data and feeds write them, `YYYY-MM-DD`, and as readers read them. */

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A day in words: `2026-11-03` is `November 3, 2026`, whatever the reader's time zone. */
export function dayInWords(date: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date) ?? [];
  return `${MONTHS[Number(month) - 1] ?? month} ${Number(day)}, ${year}`;
}
