import { directionOf } from '@/lib/languages/languages'

/** Slug of the block, and name of the plan feature that it requires. */
export const LIQUID_BLOCK = 'liquid'

export const LIQUID_FEATURE = 'custom_liquid_block'

/** A block with a Liquid template. */
export interface LiquidBlock {
  /** `layout.3` */
  path: string
  template: string
}

type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** All Liquid blocks in a document, at any depth. */
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

/** The templates that did not exist before. Templates may be moved and removed; equal ones are counted. */
export function newTemplates(blocks: LiquidBlock[], before: LiquidBlock[]): LiquidBlock[] {
  const remaining = new Map<string, number>()
  for (const { template } of before) remaining.set(template, (remaining.get(template) ?? 0) + 1)
  return blocks.filter(({ template }) => {
    const count = remaining.get(template) ?? 0
    if (count > 0) remaining.set(template, count - 1)
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
 * All data available to a template, as documented in docs/themes.md. The values are copied one by one, so that
 * properties added to a site or page later are not exposed by accident.
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
