import { z } from 'zod'
import { removeMembers } from '@/database/people/memberships'
import { setOwner } from '@/database/tenants/lifecycle'
import { readOwnerId } from '@/database/tenants/readTenants'
import { defineOperation } from '@/endpoints/define'
import { forbidden, refused } from '@/endpoints/OperationError'
import { owner } from '@/endpoints/routeRules'
import { checkPassword } from '@/endpoints/accounts/passwords'
import { lockSiteForActor } from './lockedSite'
import { mailOwnership } from './mailOwnership'
import { createStored } from '@/database/documents/stored'
import { translatorOf } from '@/i18n/translator'

/** Transfers ownership to one of the tenant's admins. The previous owner becomes an admin. */
export const transferOwnership = defineOperation({
  name: 'transferOwnership',
  area: 'people',
  audit: 'people.ownershipTransferred',
  input: z.strictObject({
    id: z.uuid(),
    password: z.string().min(1).max(256),
    userId: z.uuid(),
  }),
  limit: { by: ['person'], points: 10, seconds: 60 * 60 },
  method: 'post',
  output: z.object({ message: z.string(), success: z.literal(true) }),
  path: '/tenants/:id/transfer-ownership',
  // Verifies the password before anything is locked.
  prepare: ({ input, person, req }) => checkPassword(req, person.id, input.password, 'people'),
  run: async ({ audit, input: { id, userId }, person, req }) => {
    const { actor, people, tenant } = await lockSiteForActor(req, id, person, 'users:admin')
    if (actor.kind !== 'owner' && actor.kind !== 'provider') throw forbidden('people')
    if (people.get(userId)?.kind !== 'admin') throw refused('people', translatorOf(req.i18n)('refusedOwner'), 'userId')
    const before = [...people.values()].find(({ kind }) => kind === 'owner')?.userId ?? (await readOwnerId(req, id))
    await removeMembers(req, id, before ? [userId, before] : [userId])
    await setOwner(req, id, userId)
    if (before)
      await createStored(req, {
        collection: 'memberships',
        data: { role: 'tenant-admin', tenant: id, user: before },
        returning: false,
      })
    const { newOwner, previousOwner } = await mailOwnership(req, { owner: userId, previous: before, site: tenant })
    audit({
      after: { owner: newOwner.email },
      before: { owner: previousOwner?.email ?? null },
      target: `tenants/${id}`,
    })
    return { message: `${newOwner.name} owns the site now.`, success: true as const }
  },
  summary: 'Transfer the ownership of a site to an admin',
  tenant: ({ id }) => id,
  who: owner,
})
