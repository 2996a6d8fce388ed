import type { MessageKey, Translator } from '@/exports/types'
import { ownValue } from '@/lib/values'
import { DIRECT, OTHER } from './kinds'

const LISTS: Record<string, MessageKey> = {
  archive: 'audienceListArchive',
  blog: 'audienceListBlog',
  events: 'audienceListEvents',
  home: 'audienceListHome',
  search: 'audienceListSearch',
  venues: 'audienceListVenues',
}

/** Names a page without a document. */
export const listName = (template: string, t: Translator): string => t(ownValue(LISTS, template) ?? 'audienceListOther')

/** Names where visitors come from, or what they searched for. */
export function sourceName(key: string, t: Translator): string {
  if (key === DIRECT) return t('audienceDirect')
  return key === OTHER ? t('audienceOther') : key
}
