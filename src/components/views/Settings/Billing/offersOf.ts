import type { PayloadRequest } from 'payload'
import type { Addon, Plan } from '../../../../payload-types'

/** All plans by price, and all addons by name, as everybody may read them. */
export async function offersOf(req: PayloadRequest): Promise<{ addons: Addon[]; plans: Plan[] }> {
  const all = { depth: 0, overrideAccess: false, pagination: false, req, user: req.user }
  const [plans, addons] = await Promise.all([
    req.payload.find({ collection: 'plans', sort: 'price', ...all }),
    req.payload.find({ collection: 'addons', sort: 'name', ...all }),
  ])
  return { addons: addons.docs, plans: plans.docs }
}
