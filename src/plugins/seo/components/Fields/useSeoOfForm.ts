'use client'

import { useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { idOf } from '@/lib/values'
import { useRead } from '@/exports/client'
import { documentPath, inLanguage } from '@/lib/site/addresses'
import { openingOf } from '@/lib/site/openingOf'
import { pageSeo, translatedSeo, type PageSeo } from '@/lib/site/pageSeo'
import { pathInForm } from '../../lib/pathInForm'
import type { SeoSite } from '../../lib/siteOfForm'
import type { SeoSources } from '../../lib/sources'

interface SeoOfForm {
  /** With the texts entered by staff. */
  shown: PageSeo
  /** Without them. */
  fallback: PageSeo
  /** Path on the website, in the language of the form; null if it has none yet. */
  path: string | null
  /** Candidate images of the page; the first public one is used. */
  images: string[]
}

type Texts = Partial<Record<string, unknown>> & { seo?: { description?: string | null; title?: string | null } | null }

/** Computes what search engines and social media would show for the current values of the form. */
export function useSeoOfForm(sources: SeoSources, site: SeoSite): SeoOfForm {
  const { code } = useLocale()
  const defaultTexts = useDefaultLanguage(sources, site, code)
  // Serialised, so that one subscription reads all values and re-renders only if one of them has changed.
  const serialized = useFormFields(([fields]) => JSON.stringify(valuesIn(fields, sources)))
  const { description, images, noIndex, opening, relativePath, seoDescription, seoImage, seoTitle, slug, title } =
    JSON.parse(serialized) as ReturnType<typeof valuesIn>
  const path = documentPath(sources.collection, pathInForm(relativePath, slug))
  const inDefault = (names: string[]) => names.map((name) => textOf(defaultTexts?.[name])).find(Boolean)
  const page = {
    description: description || inDefault(sources.description) || opening,
    path: path ?? '',
    siteName: site.name,
    title: title || inDefault([sources.title]) || '',
  }
  const seoOf = (seo: { description?: string; title?: string } | null) =>
    translatedSeo({ description, seo, title }, defaultTexts?.seo)
  const fallback = pageSeo(page, seoOf(null))
  const shown = pageSeo(page, { ...seoOf({ description: seoDescription, title: seoTitle }), noIndex })
  return {
    images: [...new Set([seoImage, ...images].flatMap((id) => id ?? []))],
    path: path && inLanguage(path, code, site.defaultLanguage),
    shown,
    fallback,
  }
}

/** Texts in the default language of the site, which are used where a translation is missing. */
function useDefaultLanguage(
  { collection, description, title }: SeoSources,
  { defaultLanguage }: SeoSite,
  code: string,
): Texts | null {
  const { id } = useDocumentInfo()
  const select = ['seo', title, ...description].map((name) => `select[${name}]=true`).join('&')
  const { data } = useRead<Texts>(
    id && code !== defaultLanguage
      ? `/${collection}/${id}?depth=0&draft=true&fallback-locale=none&locale=${defaultLanguage}&${select}`
      : null,
  )
  return data
}

function valuesIn(fields: FormState, { description, image, title }: SeoSources) {
  const text = (name: string): string => textOf(fields[name]?.value)
  return {
    description: description.map(text).find(Boolean) ?? '',
    images: image.flatMap((name) => [fields[name]?.value].flat().slice(0, 1).map(idOf)),
    noIndex: fields['seo.noIndex']?.value === true,
    opening: openingOf(textsIn(fields)),
    relativePath: text('relativePath'),
    seoDescription: text('seo.description'),
    seoImage: idOf(fields['seo.image']?.value),
    seoTitle: text('seo.title'),
    slug: text('slug'),
    title: text(title),
  }
}

/** The values of the document, then those of its blocks, as the website reads them. */
function textsIn(fields: FormState): unknown[] {
  const [own, blocks] = [/^\w+$/, /^layout\.\d+\.\w+$/].map((path) =>
    Object.entries(fields).flatMap(([name, field]) => (path.test(name) ? [field.value] : [])),
  )
  return [...(own ?? []), ...(blocks ?? [])]
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
