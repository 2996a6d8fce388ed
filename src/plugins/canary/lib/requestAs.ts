import { createLocalReq, executeAuthStrategies, type PayloadRequest } from 'payload'
import type { Actor } from './scene'
import type { Trial } from './Trial'

/** The request that Payload makes for a call from one of its screens. */
export async function requestAs({ payload, sender }: Trial, actor: Actor): Promise<PayloadRequest> {
  const token = await sender.tokenOf(actor)
  const headers = new Headers({ ...(token && { Cookie: `payload-token=${token}` }), Origin: payload.config.serverURL })
  const { user } = await executeAuthStrategies({ headers, payload })
  return createLocalReq({ req: { headers }, user: user ?? undefined }, payload)
}
