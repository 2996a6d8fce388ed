/** What staff may say of a page for search engines and social media. Empty: what the page itself says. */
export interface SeoValues {
  title?: string | null
  description?: string | null
  /** Media. */
  image?: unknown
  noIndex?: boolean | null
}

/** What a page says of itself. */
export interface SeoFallback {
  /** Name of the site. */
  siteName: string
  title: string
  description?: string | null
  /** Path without language. */
  path: string
}

export interface PageSeo {
  /** For the window, and the heading of a search result. */
  fullTitle: string
  /** For a link that is shared: beside it stands where it leads. */
  shareTitle: string
  description: string | null
  isIndexed: boolean
}

/** What search engines and social media show of a page: the website and the preview in the form use the same. */
export function pageSeo(
  { description, path, siteName, title }: SeoFallback,
  seo: SeoValues | null | undefined,
): PageSeo {
  const own = textOf(seo?.title)
  return {
    description: textOf(seo?.description) ?? textOf(description),
    fullTitle: own ?? (path === '/' || title === siteName ? siteName : `${title} – ${siteName}`),
    isIndexed: seo?.noIndex !== true,
    shareTitle: own ?? title,
  }
}

const textOf = (value: string | null | undefined): string | null => value?.trim() || null

/** The values that a document has for it, where its content type asks for them. */
export const seoOf = (document: object | null | undefined): SeoValues | null =>
  document && 'seo' in document && typeof document.seo === 'object' ? document.seo : null
