import type { CollectionSlug } from 'payload'
import { callboardOf } from '@/exports/server'
import { seoOf, translatedSeo, type SeoValues } from '@/lib/site/pageSeo'
import type { Content } from '../View'
import { readPublished, type Reader } from './Reader'

/**
 * The SEO values of a page's document in the visitor's language. No query in the site's default language, nor for a
 * document without SEO texts.
 */
export async function visitorSeo(
  reader: Reader,
  { collection, document }: Pick<Content, 'collection' | 'document'>,
): Promise<SeoValues | null> {
  const seo = seoOf(document)
  const hasTexts = [seo?.title, seo?.description].some(Boolean)
  if (!collection || !document || !hasTexts || reader.language === reader.site.defaultLanguage) return seo
  const titleField = callboardOf(reader.payload).contentTypes.find(({ slug }) => slug === collection)?.titleField
  const [own] = await readPublished(reader, collection as CollectionSlug, {
    isOwnLanguage: true,
    limit: 1,
    select: { seo: true, summary: true, [titleField ?? 'title']: true },
    where: { id: { equals: (document as { id: string }).id } },
  })
  if (!own) return seo
  const texts: Readonly<Record<string, unknown>> = { ...own }
  const textAt = (name: string) => (typeof texts[name] === 'string' ? texts[name] : null)
  const written = { description: textAt('summary'), seo: seoOf(own), title: textAt(titleField ?? 'title') }
  return { ...seo, ...translatedSeo(written, seo) }
}
