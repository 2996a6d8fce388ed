import { jwtVerify, SignJWT } from 'jose'
import type { PayloadRequest } from 'payload'

const AUDIENCE = 'verify-address'

const keyOf = (req: PayloadRequest) => new TextEncoder().encode(`${AUDIENCE}:${req.payload.secret}`)

/** A link that proves that somebody reads the mail of an address: good for one day, for this address only. */
export async function verificationLink(req: PayloadRequest, { email, id }: { email: string; id: string }): Promise<string> {
  const token = await new SignJWT({ email })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(id)
    .setAudience(AUDIENCE)
    .setExpirationTime('1d')
    .sign(keyOf(req))
  const { routes, serverURL } = req.payload.config
  return `${serverURL}${routes.api}/users/verify-address?token=${token}`
}

/** Whose address a token verifies; null for a token that is no good. */
export async function readVerificationToken(req: PayloadRequest, token: string): Promise<{ email: string; id: string } | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(req), { algorithms: ['HS256'], audience: AUDIENCE })
    return typeof payload.email === 'string' && payload.sub ? { email: payload.email, id: payload.sub } : null
  } catch {
    return null
  }
}
