/**
 * Why: a relationship field only receives the title of a referenced document, and shows an id for one in the trash. The
 * server therefore returns a title that says so (`includeTrashedTitles`), and the field's link to the document is hidden by that
 * title (`missingNames`), because no other property reaches the screen.
 * Relies on: relationship and upload fields showing the title that `GET /api/{type}?where[id][in]` returns.
 * Ends with: relationship fields that read documents from the trash, or a slot for the label of a value.
 */
import type { Translator } from '@/i18n/createTranslator'

/** "Harbour lights (in the trash)", in the user's language. */
export const toTrashedTitle = (t: Translator, title: string): string => t('inTrash', { title })

/** Whether a text is a title created by `trashedTitle`, in the user's language. */
export function isTrashedTitle(t: Translator, text: string): boolean {
  const [before = '', after = ''] = t('inTrash', { title: '|' }).split('|')
  return text.length > before.length + after.length && text.startsWith(before) && text.endsWith(after)
}
