import { directionOf } from '../../languages/directionOf'

interface Sources {
  language: string
  page: { address: string; description: string | null; path: string; title: string }
  site: {
    address: string
    currency: string
    defaultLanguage: string
    languages: string[]
    name: string
    timezone: string
  }
}

/**
 * Everything that a template can say: docs/themes.md lists it. Plain values, copied: what is added to a site or a page
 * later is not there by accident.
 */
export const templateData = ({ language, page, site }: Sources) => ({
  direction: directionOf(language),
  language,
  page: { description: page.description ?? '', path: page.path, title: page.title, url: page.address },
  site: {
    currency: site.currency,
    language: site.defaultLanguage,
    languages: [...site.languages],
    name: site.name,
    timezone: site.timezone,
    url: site.address,
  },
})

export type TemplateData = ReturnType<typeof templateData>
