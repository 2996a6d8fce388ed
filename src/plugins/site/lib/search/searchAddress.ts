import { inLanguage } from '@/lib/site/addresses'
import { listPath } from '@/lib/site/lists'
import type { View } from '../View'

/** Returns the address of the search page; null without a search, and on drafts and the password page. */
export const searchAddress = ({
  gate,
  hasSearch = false,
  isDraft,
  language,
  navigation: { taken },
  site: { defaultLanguage },
}: View): string | null =>
  hasSearch && !isDraft && !gate ? inLanguage(listPath('search', taken), language, defaultLanguage) : null
