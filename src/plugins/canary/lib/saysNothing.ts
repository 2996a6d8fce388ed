/** Answers of a server that is too busy say nothing about walls. */
const BUSY = new Set([429, 502, 503, 504])

export const saysNothing = ({ status }: { status: number }): boolean => BUSY.has(status)
