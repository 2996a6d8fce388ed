import { Forbidden, ValidationError, type CollectionBeforeValidateHook, type PayloadRequest } from 'payload'
import { idOf } from '../lib/values'
import { hasPermission } from './person'
import { personOf } from './personOf'
import { permissionKey } from './permissions'

/**
 * Refuses to create a document in a tenant where the user lacks the key, and to move it to another tenant, regardless
 * of cookie or body. Runs on drafts and autosaves too, after default values are set.
 * @param group permission group of the collection
 * @throws Forbidden, or ValidationError if there is no tenant
 */
export const guardTenant =
  (group: string): CollectionBeforeValidateHook =>
  async ({ collection, data, operation, originalDoc, req }) => {
    const stored = idOf(originalDoc?.tenant)
    const requested = idOf(data?.tenant)
    if (operation === 'update' && requested && stored && requested !== stored) throw new Forbidden(req.t)
    const tenant = stored ?? requested
    if (!tenant) throw missingTenant(req, collection.slug)
    // No user: an internal job through the Local API. Access control refuses anonymous requests.
    if (!req.user) return data
    const person = await personOf(req)
    if (!hasPermission(person, permissionKey(group, 'manage'), tenant) && !isTrashing(person, data, group, tenant)) {
      throw new Forbidden(req.t)
    }
    return data
  }

/** Moving to the trash is an update that requires `delete`, which access control has checked. */
function isTrashing(
  person: Awaited<ReturnType<typeof personOf>>,
  data: unknown,
  group: string,
  tenant: string,
): boolean {
  const trashes = typeof data === 'object' && data !== null && 'deletedAt' in data && data.deletedAt !== null
  return trashes && hasPermission(person, permissionKey(group, 'delete'), tenant)
}

const missingTenant = (req: PayloadRequest, collection: string) =>
  new ValidationError({ collection, errors: [{ message: req.t('validation:required'), path: 'tenant' }] })
