import { readTitleLanguages } from '@/database/website/titleLanguages'
import type { Site } from '../Site'
import type { Content } from '../View'
import type { Reader } from './Reader'
import { titlesByLanguage } from './titlesByLanguage'

/**
 * The languages of a site in which search engines find something. What is not translated shows in the default language:
 * the same text at another address.
 * @param written languages that it has a title in; null for all
 */
export const foundLanguages = (
  { defaultLanguage, languages }: Pick<Site, 'defaultLanguage' | 'languages'>,
  written: string[] | null,
): string[] => languages.filter((code) => !written || code === defaultLanguage || written.includes(code))

/**
 * The languages in which search engines find a page: all for lists. One statement, none for a site in one language or a
 * title that is the same in all.
 */
export async function languagesOfPage(
  { payload, site }: Reader,
  { collection, document }: Pick<Content, 'collection' | 'document'>,
): Promise<string[]> {
  const title = collection && titlesByLanguage(payload).get(collection)
  if (!document || !title || site.languages.length < 2) return foundLanguages(site, null)
  const { id } = document as { id: string }
  return foundLanguages(site, await readTitleLanguages(payload, { collection, id, title }))
}
