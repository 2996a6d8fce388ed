import type { ApiResponse } from '@tests/support/client'

/** What must never be in an answer: statements, files, stacks. */
const INTERNALS =
  /\b(?:insert into|select "|update "|delete from|Failed query|pg_catalog|node_modules|ECONN)\b|\n\s+at /i

/** @returns what an answer tells of the server's inside: statements, stacks, folders; null when it tells nothing */
export const leakIn = (text: string): string | null =>
  INTERNALS.test(text) || text.includes(process.cwd()) ? `tells too much: ${text.slice(0, 200)}` : null

/** @returns what is wrong with the answer to a malformed request; null when it is fine */
export function describeFault({ body, status, text }: ApiResponse, expected?: number): string | null {
  if (status >= 500) return `${status} ${text.slice(0, 200)}`
  const leak = leakIn(text)
  if (leak) return leak
  if (expected !== undefined && status !== expected) return `${status}, not ${expected}: ${text.slice(0, 200)}`
  if (status >= 400 && !isRefusal(body)) return `has no words: ${text.slice(0, 200)}`
  return null
}

const isRefusal = (body: Record<string, unknown>): boolean =>
  (Array.isArray(body.errors) &&
    body.errors.length > 0 &&
    typeof (body.errors[0] as { message?: unknown }).message === 'string') ||
  typeof body.message === 'string'
