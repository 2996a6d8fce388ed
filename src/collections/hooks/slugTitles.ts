import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { tenantOf } from '@/access/tenants'
import { readTitles } from '@/database/documents/titles'
import { slugify } from '@/lib/content/slugify'
import { isJapanese } from '@/lib/languages/japanese/isJapanese'
import { readJapanese } from '@/lib/languages/japanese/readJapanese'

const PREFERRED_LANGUAGE = 'en'

/** The languages of a tenant in the order in which their titles give the slug: English, the default, the others. */
async function slugLanguages(req: PayloadRequest, tenantId: string | null): Promise<string[]> {
  const tenant = tenantId ? await tenantOf(req, tenantId) : null
  if (!tenant) return [PREFERRED_LANGUAGE]
  const { defaultLanguage, languages } = tenant
  const preferred = languages.includes(PREFERRED_LANGUAGE) ? [PREFERRED_LANGUAGE] : []
  return [...new Set([...preferred, defaultLanguage, ...languages])]
}

/** The language that slugs are derived from: English, or the tenant's default language if it has no English. */
export async function slugLocaleOf(req: PayloadRequest, tenantId: string | null): Promise<string> {
  return (await slugLanguages(req, tenantId))[0] ?? PREFERRED_LANGUAGE
}

/** A slug of a title, Japanese as it is spoken; empty if it gives none. @param language that it is written in, if known */
export const slugOf = async (title: string, language: string | null | undefined): Promise<string> =>
  slugify((isJapanese(title, language) && (await readJapanese(title.normalize('NFKC')))) || title)

interface Titled {
  collection: SanitizedCollectionConfig
  /** Field of the title. */
  source: string
  tenant: string | null
  /** Missing for a new document. */
  id?: string | undefined
  /** The title in the language of the request. */
  title: string
}

/**
 * The slug of the first language whose title gives one; null if none does.
 * @returns with `isOwn` if it is that of the language of the request
 */
export async function slugFromTitles(
  req: PayloadRequest,
  { collection, id, source, tenant, title }: Titled,
): Promise<{ isOwn: boolean; slug: string | null }> {
  const languages = await slugLanguages(req, tenant)
  const isLocalized = collection.flattenedFields.some(
    (field) => field.name === source && 'localized' in field && field.localized === true,
  )
  const own = await slugOf(title, isLocalized ? req.locale : languages[0])
  if (own && (!isLocalized || req.locale === languages[0])) return { isOwn: true, slug: own }
  const titles = isLocalized && id ? await readTitles(req, { collection: collection.slug, field: source, id }) : {}
  for (const language of languages) {
    const isOwn = language === req.locale
    const slug = isOwn ? own : await slugOf(titles[language] ?? '', language)
    if (slug) return { isOwn, slug }
  }
  return { isOwn: true, slug: own || null }
}
