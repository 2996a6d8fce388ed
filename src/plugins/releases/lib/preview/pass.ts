import { createHmac, timingSafeEqual } from 'node:crypto'

/** Who may look at which release before it is live. */
export interface Viewer {
  release: string
  user: string
}

export interface Circumstances {
  now: Date
  /** Of the installation. */
  secret: string
}

/** `enter` stands in an address, and is good for the moment in which a browser follows it; `stay` is its cookie. */
export type PassKind = 'enter' | 'stay'

export const PASS_SECONDS: Record<PassKind, number> = { enter: 60, stay: 2 * 60 * 60 }

const sign = (kind: PassKind, { release, user }: Viewer, until: number, secret: string): string =>
  createHmac('sha256', secret).update(`release-preview ${kind} ${release} ${user} ${until}`).digest('base64url')

/** Lets one person look at one release. */
export function issuePass(kind: PassKind, looker: Viewer, { now, secret }: Circumstances): string {
  const until = Math.floor(now.getTime() / 1000) + PASS_SECONDS[kind]
  return `${until}.${looker.user}.${sign(kind, looker, until, secret)}`
}

/** Whom a pass lets look at a release now; null where it was not made here, for this, or has ended. */
export function readPass(
  kind: PassKind,
  pass: string | undefined,
  release: string,
  { now, secret }: Circumstances,
): string | null {
  const [, until, user, signature] = /^(\d{1,12})\.([\da-f-]{36})\.([\w-]{43})$/.exec(pass ?? '') ?? []
  if (!until || !user || !signature || Number(until) * 1000 <= now.getTime()) return null
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(kind, { release, user }, Number(until), secret)))
    ? user
    : null
}
