import type { CollectionAfterReadHook } from 'payload'
import { idOf } from '../../lib/values'
import { ownerOfApp } from '../../database/secrets/secretPlace'
import { secretMarks } from '../../database/secrets/secretMarks'
import type { AppConfig } from '../../payload-types'
import { withoutAppFields } from './appFields'

type Settings = Record<string, Record<string, unknown>>

/** Puts `{set, last4}` where a secret is stored, so that a form knows. */
export const showSecretMarks: CollectionAfterReadHook<AppConfig> = async ({ doc: read, req }) => {
  const doc = withoutAppFields(read)
  const tenantId = idOf(doc.tenant)
  if (!tenantId) return doc
  const settings: Settings = { ...(doc.settings as Settings) }
  const prefix = ownerOfApp('')
  for (const [owner, marks] of Object.entries(await secretMarks(req, tenantId))) {
    if (!owner.startsWith(prefix)) continue
    const handle = owner.slice(prefix.length)
    settings[handle] = { ...settings[handle], ...marks }
  }
  return { ...doc, settings }
}
