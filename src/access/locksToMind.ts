import type { Access, Where } from 'payload'
import { tenantsWith } from './person'
import { personOf } from './personOf'
import { callboardOf } from './registryOf'

/**
 * A lock is for those who may change the document. To everybody else the document is simply there to be read: nobody
 * stands in their way, and there is nothing for them to take over. Only our own server looks locks up.
 */
export const locksToMind: Access = async ({ req }) => {
  const person = req.payloadAPI === 'local' ? await personOf(req) : null
  if (!person) return false
  if (person.isSuperAdmin) return true
  const { contentTypes } = callboardOf(req.payload)
  const changeable = contentTypes.filter(({ group }) => tenantsWith(person, `${group.name}:manage`).length > 0)
  const or = changeable.map(({ slug }): Where => ({ 'document.relationTo': { equals: slug } }))
  // Not refused: the edit screen would break on it.
  const none: Where = { id: { exists: false } }
  return or.length > 0 ? { or } : none
}
