import { Forbidden, ValidationError, type CollectionBeforeValidateHook } from 'payload'
import { idOf } from '../lib/values'
import { holds } from './person'
import { personOf } from './personOf'
import { permissionKey } from './permissions'

/**
 * Stops a document from being made in, or moved to, a tenant where the person lacks the key, whatever the cookie or
 * the body says. Runs on drafts and autosaves too, after default values are filled in.
 * @param group permission group of the collection
 */
export const guardTenant =
  (group: string): CollectionBeforeValidateHook =>
  async ({ collection, data, operation, originalDoc, req }) => {
    const stored = idOf(originalDoc?.tenant)
    const wanted = idOf(data?.tenant)
    if (operation === 'update' && wanted && stored && wanted !== stored) throw new Forbidden(req.t)
    const tenant = stored ?? wanted
    if (!tenant) throw missingTenant(collection.slug)
    // No person: one of our own jobs, through the Local API. Anonymous requests end at access control.
    if (!req.user) return data
    const person = await personOf(req)
    if (!holds(person, permissionKey(group, 'manage'), tenant) && !isTrashing(person, data, group, tenant)) {
      throw new Forbidden(req.t)
    }
    return data
  }

/** Putting something into the trash is an update that needs `delete`, which access control has checked. */
function isTrashing(
  person: Awaited<ReturnType<typeof personOf>>,
  data: unknown,
  group: string,
  tenant: string,
): boolean {
  const trashes = typeof data === 'object' && data !== null && 'deletedAt' in data && data.deletedAt !== null
  return trashes && holds(person, permissionKey(group, 'delete'), tenant)
}

const missingTenant = (collection: string) =>
  new ValidationError({ collection, errors: [{ message: 'This field is required.', path: 'tenant' }] })
