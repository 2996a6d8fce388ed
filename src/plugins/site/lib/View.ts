import type { ReactNode } from 'react'
import { documentPath } from '../../../lib/site/documentPath'
import { inLanguage } from '../../../lib/site/sitePath'
import type { ThemeBlockShape } from '../../../lib/themes/theme'
import type { SiteWords } from '../words/en'
import type { Place } from '../../../lib/apps/website/WebsitePart'
import type { PageApps } from './apps/PageApps'
import type { DrawTemplate } from './liquid/templatesOf'
import type { FormState } from './forms/FormState'
import type { Library } from './read/Library'
import type { Site } from './Site'
import type { Clock } from './when'

/** What components know when they draw: the site, the visitor's language, and all that may be shown. */
export interface View {
  site: Site
  language: string
  /** Where the public finds the site; never what a request says of itself. */
  origin: string
  words: SiteWords
  library: Library
  clock: Clock
  apps: PageApps
  /** What became of a sign-up for the newsletter, as the address says. */
  newsletter: string | null
  /** A form that the visitor has just sent. */
  form: FormState | null
  /** Shown to staff before it is published: nothing can be sent from there. */
  isDraft: boolean
  drawTemplate: DrawTemplate
  /** What the blocks of the site's theme ask for; empty where the page has none of them. */
  themeBlocks: ThemeBlockShape[]
}

/** One page before it is drawn. */
export interface Content {
  title: string
  description?: string | null
  /** Media that stands for it elsewhere. */
  image?: unknown
  /** Path without language. */
  path: string
  /** Which page of its list is shown. Default: the first. */
  page?: number
  /** What else its address names, beside the page of a list: a filter. Such a page is a part of another and not indexed. */
  query?: Record<string, string>
  /** Where what it shows is. */
  place?: Place | null
  body: (view: View) => ReactNode
  /** Documents whose references are shown. */
  sources: { collection: string; document: object }[]
  /** For search engines, as schema.org has it. */
  data?: (view: View) => object[]
}

interface Placed {
  relativePath?: string | null
  slug?: string | null
}

/** The address of a document within the site, in the visitor's language; null where it has none. */
export function hrefOf({ language, site }: Pick<View, 'language' | 'site'>, collection: string, document: Placed | null): string | null {
  const path = document && documentPath(collection, document)
  return path ? inLanguage(path, language, site.defaultLanguage) : null
}

/** The same in full, for whoever reads it elsewhere. */
export const fullAddress = (view: Pick<View, 'language' | 'origin' | 'site'>, path: string): string => view.origin + inLanguage(path, view.language, view.site.defaultLanguage)
