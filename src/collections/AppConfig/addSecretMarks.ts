import type { CollectionAfterReadHook } from 'payload'
import { idOf } from '../../lib/values'
import { ownerOfApp } from '../../database/secrets/secretKey'
import { readSecretMarks } from '../../database/secrets/secretMarks'
import type { AppConfig } from '../../payload-types'
import { withoutAppFields } from './appFields'

type Settings = Record<string, Record<string, unknown>>

/** Adds `{set, last4}` for every stored secret, so that forms can show that it is set. */
export const addSecretMarks: CollectionAfterReadHook<AppConfig> = async ({ doc: stored, req }) => {
  const doc = withoutAppFields(stored)
  const tenantId = idOf(doc.tenant)
  if (!tenantId) return doc
  const settings: Settings = { ...(doc.settings as Settings) }
  const prefix = ownerOfApp('')
  for (const [owner, marks] of Object.entries(await readSecretMarks(req, tenantId))) {
    if (!owner.startsWith(prefix)) continue
    const handle = owner.slice(prefix.length)
    settings[handle] = { ...settings[handle], ...marks }
  }
  return { ...doc, settings }
}
