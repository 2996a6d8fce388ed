'use client'

import { useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { idOf } from '../../../../lib/values'
import { useRead } from '../../../../components/calls/useRead'
import { documentPath, inLanguage } from '../../../../lib/site/addresses'
import { pageSeo, type PageSeo } from '../../../../lib/site/pageSeo'
import { pathInForm } from '../../lib/pathInForm'
import type { SeoSite } from '../../lib/siteOfForm'
import type { SeoSources } from '../../lib/sources'

interface SeoOfForm {
  /** With what staff has written. */
  shown: PageSeo
  /** Without it. */
  usual: PageSeo
  /** Path on the website, in the language of the form; null while there is none. */
  path: string | null
  /** Media that would stand for the page, the first that visitors may see. */
  images: string[]
}

type Texts = Partial<Record<string, unknown>> & { seo?: { description?: string | null; title?: string | null } | null }

/** What search engines and social media would show of the document as it stands in the form. */
export function useSeoOfForm(sources: SeoSources, site: SeoSite): SeoOfForm {
  const { code } = useLocale()
  const first = useFirstLanguage(sources, site, code)
  // As text, so that the form is read once for all of them and draws anew only what has changed.
  const known = useFormFields(([fields]) => JSON.stringify(valuesIn(fields, sources)))
  const { description, images, noIndex, relativePath, seoDescription, seoImage, seoTitle, slug, title } = JSON.parse(
    known,
  ) as ReturnType<typeof valuesIn>
  const path = documentPath(sources.collection, pathInForm(relativePath, slug))
  const inFirst = (names: string[]) => names.map((name) => textOf(first?.[name])).find(Boolean)
  const page = {
    description: description || inFirst(sources.description),
    path: path ?? '',
    siteName: site.name,
    title: title || inFirst([sources.title]) || '',
  }
  const usual = pageSeo(page, first?.seo ? { description: first.seo.description, title: first.seo.title } : null)
  const shown = pageSeo(page, {
    description: seoDescription || first?.seo?.description,
    noIndex,
    title: seoTitle || first?.seo?.title,
  })
  return {
    images: [...new Set([seoImage, ...images].flatMap((id) => id ?? []))],
    path: path && inLanguage(path, code, site.defaultLanguage),
    shown,
    usual,
  }
}

/** What is not translated is shown in the first language of the site. */
function useFirstLanguage(
  { collection, description, title }: SeoSources,
  { defaultLanguage }: SeoSite,
  code: string,
): Texts | null {
  const { id } = useDocumentInfo()
  const select = ['seo', title, ...description].map((name) => `select[${name}]=true`).join('&')
  const { data } = useRead<Texts>(
    id !== undefined && code !== defaultLanguage
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
    relativePath: text('relativePath'),
    seoDescription: text('seo.description'),
    seoImage: idOf(fields['seo.image']?.value),
    seoTitle: text('seo.title'),
    slug: text('slug'),
    title: text(title),
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
