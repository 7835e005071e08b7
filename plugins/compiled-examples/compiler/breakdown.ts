/** Whether an error says that a signal ended a program: it broke down, or the system had no memory left for it. */
export function isBreakdown(error: unknown): boolean {
  return error instanceof Error && error.message.includes(' was ended by ');
}
