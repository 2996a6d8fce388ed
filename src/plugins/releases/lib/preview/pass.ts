import { createHmac, timingSafeEqual } from 'node:crypto'

/** A user who may preview a release before it is live. */
export interface Viewer {
  release: string
  user: string
}

export interface PassContext {
  now: Date
  /** Secret of the installation that signs passes. */
  secret: string
}

/** `enter` is part of a URL and only valid long enough for a browser to follow it; `stay` is the cookie it becomes. */
export type PassKind = 'enter' | 'stay'

export const PASS_SECONDS: Record<PassKind, number> = { enter: 60, stay: 2 * 60 * 60 }

const sign = (kind: PassKind, { release, user }: Viewer, until: number, secret: string): string =>
  createHmac('sha256', secret).update(`release-preview ${kind} ${release} ${user} ${until}`).digest('base64url')

/** Issues a signed pass with which one user can preview one release. */
export function issuePass(kind: PassKind, viewer: Viewer, { now, secret }: PassContext): string {
  const until = Math.floor(now.getTime() / 1000) + PASS_SECONDS[kind]
  return `${until}.${viewer.user}.${sign(kind, viewer, until, secret)}`
}

/** Returns the user id of a valid pass; null if its signature or release does not match, or it has expired. */
export function readPass(
  kind: PassKind,
  pass: string | undefined,
  release: string,
  { now, secret }: PassContext,
): string | null {
  const [, until, user, signature] = /^(\d{1,12})\.([\da-f-]{36})\.([\w-]{43})$/.exec(pass ?? '') ?? []
  if (!until || !user || !signature || Number(until) * 1000 <= now.getTime()) return null
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(kind, { release, user }, Number(until), secret)))
    ? user
    : null
}
