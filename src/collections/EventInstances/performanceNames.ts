import type { CollectionAfterChangeHook, CollectionBeforeValidateHook } from 'payload'
import { idOf } from '@/lib/values'
import { readEventTitles } from '@/database/performances/names'
import { nameIn, namingOf, renamePerformances } from './renamePerformances'

interface Instance {
  event?: unknown
  start?: string | null
  start_tz?: string | null
  tenant?: unknown
}

/** Sets the derived name of a performance in the language being saved, ignoring any name in the request. */
export const setPerformanceName: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data) return data
  const { event, start, start_tz, tenant } = { ...(originalDoc as Instance | undefined), ...data } as Instance
  const id = idOf(event)
  const { languages, ownLanguage } = await namingOf(req, idOf(tenant))
  const titles = (id ? (await readEventTitles(req, [id])).get(id) : null) ?? {}
  const nameOf = (language: string) =>
    nameIn(language, ownLanguage, { start: start ?? null, titles, zone: start_tz ?? null })
  data.title =
    req.locale === 'all'
      ? Object.fromEntries(languages.map((language) => [language, nameOf(language)]))
      : nameOf(req.locale ?? ownLanguage)
  return data
}

/** Context key of a request that saves many performances and names them all at the end. */
export const DEFER_NAMES = 'namesFollow'

/** Sets the name in all other languages of the site. */
export const setTranslatedNames: CollectionAfterChangeHook = async ({ data, doc, req }) => {
  if (req.context[DEFER_NAMES]) return doc
  await renamePerformances(req, idOf(data.tenant ?? doc.tenant), { ids: [String(doc.id)] })
  return doc
}
