import type { PayloadRequest } from 'payload'
import { tenantOf } from '@/access/tenants'
import {
  readNamedRows,
  readEventTitles,
  writeNames,
  type PerformanceSelection,
  type Titles,
} from '@/database/performances/names'
import { translatorOf } from '@/i18n/translator'
import { performanceName, titleIn } from '@/lib/events/performanceName'

export interface Naming {
  /** Content languages of the tenant. */
  languages: string[]
  ownLanguage: string
}

/** The languages that a tenant names its performances in. */
export async function namingOf(req: PayloadRequest, tenant: string | null): Promise<Naming> {
  const site = tenant ? await tenantOf(req, tenant) : null
  return { languages: site?.languages ?? ['en'], ownLanguage: site?.defaultLanguage ?? 'en' }
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
 * Names performances after their events, in every language of the tenant, both published and draft versions. Only
 * incorrect names are written, so outdated ones are corrected too.
 * @param tenant tenant of the performances
 */
export async function renamePerformances(
  req: PayloadRequest,
  tenant: string | null,
  selection: PerformanceSelection,
): Promise<void> {
  const rows = await readNamedRows(req, selection)
  if (rows.length === 0) return
  const titles = await readEventTitles(req, [...new Set(rows.flatMap(({ event }) => event ?? []))])
  const { languages, ownLanguage } = await namingOf(req, tenant)
  const names = rows.flatMap(({ id, event, isVersion, names: storedNames, start, zone }) =>
    languages.flatMap((language) => {
      const name = nameIn(language, ownLanguage, { start, titles: (event ? titles.get(event) : null) ?? {}, zone })
      return storedNames[language] === name ? [] : [{ id, isVersion, language, name }]
    }),
  )
  if (names.length > 0) await writeNames(req, names)
}
