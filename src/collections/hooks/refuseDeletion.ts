import type { CollectionBeforeDeleteHook, CollectionSlug, PayloadRequest } from 'payload'
import { publicError } from '@/access/publicError'
import { type Dependence, findDependentSites, lockAgainstReferences } from '@/database/provider/dependents'
import { translatorOf } from '@/i18n/translator'
import { findStored } from '@/database/documents/stored'
import { personName } from '@/lib/names/personName'
import { isolateText } from '@/lib/text/isolated'
import { intlLanguage } from '@/lib/time/formatIn'

const CONFLICT = 409

/** Sites that a message names; the others are counted. */
const NAMED = 3

/**
 * Refuses to delete a document of the provider while sites depend on it, and says what to do first. The database would
 * clear their references, or fail.
 */
export const refuseDeletion =
  (...dependences: Dependence[]): CollectionBeforeDeleteHook =>
  async ({ collection, id, req }) => {
    await lockAgainstReferences(req, collection.slug, String(id))
    for (const dependence of dependences) {
      const sites = await findDependentSites(req, dependence, String(id))
      if (sites.length === 0) continue
      const message = translatorOf(req.i18n)(`refusedInUse_${dependence}`, {
        name: isolateText(await nameOf(req, collection.slug, String(id))),
        sites: listOf(sites, req.i18n.language),
      })
      throw publicError(message, CONFLICT)
    }
  }

async function nameOf(req: PayloadRequest, collection: CollectionSlug, id: string): Promise<string> {
  const doc = await findStored<{ email?: string; id: string; name?: string }>(req, {
    collection,
    where: { id: { equals: id } },
  })
  return doc?.name ?? personName({ email: '', ...doc })
}

function listOf(names: string[], language: string): string {
  const shown = names.length > NAMED + 1 ? names.slice(0, NAMED) : names
  const others = names.length - shown.length
  return new Intl.ListFormat(intlLanguage(language)).format([
    ...shown.map(isolateText),
    ...(others > 0 ? [`+${new Intl.NumberFormat(intlLanguage(language)).format(others)}`] : []),
  ])
}
