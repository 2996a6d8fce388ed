import { asDocumentTheme } from '@/lib/themes/documentTheme'
import { isTemplateFor, type OfferedTemplate } from '@/lib/themes/themePlaces'

/** The document that a page shows, if any. */
interface ShownDocument {
  collection?: string
  document?: object
}

/** A page, or the document that it will show. */
export interface TemplatePage extends ShownDocument {
  /** Name of the template of its type, such as `event`. */
  template: string
}

/**
 * Returns the template that staff have chosen for the document of a page; null when none is chosen, or when the theme
 * does not offer it for this content type.
 * @param templates of the theme's manifest
 */
export function chosenTemplate<Template extends OfferedTemplate>(
  templates: readonly Template[],
  { collection, document }: ShownDocument,
): Template | null {
  if (!collection || !document) return null
  const { template: key } = asDocumentTheme((document as { theme?: unknown }).theme)
  return (key && templates.find((template) => template.template === key && isTemplateFor(template, collection))) || null
}

/**
 * Returns the names of the theme's files for the chosen template of a page: `event.gala`, then `gala`. Empty without a
 * choice.
 */
export function chosenNames(templates: readonly OfferedTemplate[], page: TemplatePage): string[] {
  const key = chosenTemplate(templates, page)?.template
  return key ? [`${page.template}.${key}`, key] : []
}
