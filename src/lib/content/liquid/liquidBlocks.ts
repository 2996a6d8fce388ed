import { directionOf } from '../../languages/siteLanguages'

/** Name of the block, and of the plan's feature that it takes. */
export const LIQUID_BLOCK = 'liquid'

export const LIQUID_FEATURE = 'custom_liquid_block'

/** A block that a developer of the site writes. */
export interface LiquidBlock {
  /** `layout.3` */
  path: string
  template: string
}

type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** Every such block in a document, however deep it stands. */
export function liquidBlocks(value: unknown, path = ''): LiquidBlock[] {
  if (!isRow(value)) return []
  const own =
    value.blockType === LIQUID_BLOCK
      ? [{ path, template: typeof value.template === 'string' ? value.template : '' }]
      : []
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, inner]) => liquidBlocks(inner, path ? `${path}.${key}` : key)),
  ]
}

/** Those that were not there before: a template may be moved and removed, and stands as often as it stood at most. */
export function newTemplates(blocks: LiquidBlock[], before: LiquidBlock[]): LiquidBlock[] {
  const left = new Map<string, number>()
  for (const { template } of before) left.set(template, (left.get(template) ?? 0) + 1)
  return blocks.filter(({ template }) => {
    const count = left.get(template) ?? 0
    if (count > 0) left.set(template, count - 1)
    return count === 0
  })
}

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
