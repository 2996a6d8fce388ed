/**
 * Why: a relationship field knows of the document that it refers to only its title, and shows an id for one that lies in
 * the trash. The server therefore answers with a title that says so (`nameTrashed`), and the field's link to the
 * document is hidden by that title (`missingNames`): there is no other property that reaches the screen.
 * Relies on: relationship and upload fields showing the title of what `GET /api/{type}?where[id][in]` answers.
 * Ends with: relationship fields that read documents from the trash, or a slot for the label of a value.
 */
import type { Translator } from '../../i18n/say'

/** "Harbour lights (in the trash)", in the reader's language. */
export const trashedTitle = (t: Translator, title: string): string => t('inTrash', { title })

/** Is this what `trashedTitle` made of a title, in the reader's language? */
export function isTrashedTitle(t: Translator, text: string): boolean {
  const [before = '', after = ''] = t('inTrash', { title: '|' }).split('|')
  return text.length > before.length + after.length && text.startsWith(before) && text.endsWith(after)
}
