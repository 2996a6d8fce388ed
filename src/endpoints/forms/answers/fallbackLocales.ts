import type { PayloadRequest, TypedLocale } from 'payload'
import { findStored } from '@/database/documents/stored'
import { fallbackLanguages, siteLanguages } from '@/lib/languages/languages'
import type { Tenant } from '@/payload-types'

/**
 * The languages in which the questions of a form are read where they are not written in the wanted one: as visitors see
 * them, and last in those that are not published yet, so that no answer is without its question.
 */
export async function fallbackLocales(req: PayloadRequest, tenantId: string): Promise<TypedLocale[]> {
  const site = await findStored<Tenant>(req, {
    collection: 'tenants',
    select: { defaultLanguage: true, languages: true, publishedLanguages: true },
    where: { id: { equals: tenantId } },
  })
  const { defaultLanguage, languages, publishedLanguages } = siteLanguages(site ?? {})
  return fallbackLanguages({ defaultLanguage, languages: [...publishedLanguages, ...languages] })
}
