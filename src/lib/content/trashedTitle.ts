import type { Translator } from '@/i18n/createTranslator'

/** "Harbour lights (in the trash)", in the user's language. */
export const toTrashedTitle = (t: Translator, title: string): string => t('inTrash', { title: title || t('untitled') })

/**
 * Whether a text is a title created by `toTrashedTitle`, in the user's language. Reference fields show the title that
 * the server returns (`includeTrashedTitles`) and nothing else of the document.
 */
export function isTrashedTitle(t: Translator, text: string): boolean {
  const [before = '', after = ''] = t('inTrash', { title: '|' }).split('|')
  return text.length > before.length + after.length && text.startsWith(before) && text.endsWith(after)
}
