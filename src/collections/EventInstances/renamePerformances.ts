import type { PayloadRequest } from 'payload'
import { tenantOf } from '../../access/tenants'
import { namedRows, titlesOfEvents, writeNames, type Chosen, type Titles } from '../../database/performances/names'
import { translatorOf } from '../../i18n/translator'
import { performanceName, titleIn } from '../../lib/events/performanceName'

export interface Naming {
  /** Content languages of the site. */
  languages: string[]
  ownLanguage: string
}

/** How a site names its performances. */
export async function namingOf(req: PayloadRequest, tenant: string | null): Promise<Naming> {
  const found = tenant ? await tenantOf(req, tenant) : null
  return { languages: found?.languages ?? ['en'], ownLanguage: found?.defaultLanguage ?? 'en' }
}

interface Performance {
  start: string | null
  titles: Titles
  zone: string | null
}

/** The name of a performance in one language. */
export const nameIn = (language: string, ownLanguage: string, { start, titles, zone }: Performance): string =>
  performanceName({
    fallback: translatorOf({ language })('performanceUnnamed'),
    language,
    start,
    title: titleIn(titles, language, ownLanguage),
    zone,
  })

/**
 * Calls performances after their events, in every language of their site, whatever language was just saved: as published
 * and as drafted. Only names that are wrong are written, so that those of old come right too.
 * @param tenant whose they are
 */
export async function renamePerformances(req: PayloadRequest, tenant: string | null, chosen: Chosen): Promise<void> {
  const rows = await namedRows(req, chosen)
  if (rows.length === 0) return
  const titles = await titlesOfEvents(req, [...new Set(rows.flatMap(({ event }) => event ?? []))])
  const { languages, ownLanguage } = await namingOf(req, tenant)
  const names = rows.flatMap(({ id, event, isVersion, names: stored, start, zone }) =>
    languages.flatMap((language) => {
      const name = nameIn(language, ownLanguage, { start, titles: (event ? titles.get(event) : null) ?? {}, zone })
      return stored[language] === name ? [] : [{ id, isVersion, language, name }]
    }),
  )
  if (names.length > 0) await writeNames(req, names)
}
