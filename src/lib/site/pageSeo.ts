/** Custom values for search engines and social media. Empty values use those of the page. */
export interface SeoValues {
  title?: string | null
  description?: string | null
  /** Id of the image in Media. */
  image?: unknown
  noIndex?: boolean | null
}

/** The page's own values. */
export interface SeoFallback {
  /** Name of the site. */
  siteName: string
  title: string
  description?: string | null
  /** Path without the language. */
  path: string
}

export interface PageSeo {
  /** Window title and heading of search results. */
  fullTitle: string
  /** Title of a shared link, which is shown next to the site's name. */
  shareTitle: string
  description: string | null
  isIndexed: boolean
}

/**
 * The values that search engines and social media show for a page. Used by both the website and the preview in the
 * form.
 */
export function pageSeo(
  { description, path, siteName, title }: SeoFallback,
  seo: SeoValues | null | undefined,
): PageSeo {
  const own = textOf(seo?.title)
  const name = textOf(title) ?? siteName
  return {
    description: textOf(seo?.description) ?? textOf(description),
    fullTitle: own ?? (path === '/' || name === siteName ? siteName : `${name} – ${siteName}`),
    isIndexed: seo?.noIndex !== true,
    shareTitle: own ?? name,
  }
}

const textOf = (value: string | null | undefined): string | null => value?.trim() || null

/** The SEO values of a document, if its content type has them. */
export const seoOf = (document: object | null | undefined): SeoValues | null =>
  document && 'seo' in document && typeof document.seo === 'object' ? document.seo : null

/** The texts of a document in one language, without those of others. */
interface OwnTexts {
  title?: string | null
  description?: string | null
  seo?: Pick<SeoValues, 'description' | 'title'> | null
}

/**
 * The SEO texts in another language than the first. One that is not translated stands in the first language only where
 * the title or the summary that it replaces is not translated either: a translated page is not announced in another
 * language.
 * @param first the SEO texts in the first language
 */
export const translatedSeo = (
  own: OwnTexts,
  first: Pick<SeoValues, 'description' | 'title'> | null | undefined,
): Pick<SeoValues, 'description' | 'title'> => ({
  description: textOf(own.seo?.description) ?? (textOf(own.description) ? null : first?.description),
  title: textOf(own.seo?.title) ?? (textOf(own.title) ? null : first?.title),
})
