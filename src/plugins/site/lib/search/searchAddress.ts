import { inLanguage } from '../../../../lib/site/sitePath'
import { listPath } from '../read/ownLists'
import type { View } from '../View'
import { siteSearch } from './sources'

/** Where visitors search; null where nothing searches, and on drafts, from where nothing is sent. */
export const searchAddress = ({
  gate,
  isDraft,
  language,
  navigation: { taken },
  site: { defaultLanguage },
}: View): string | null =>
  siteSearch() && !isDraft && !gate ? inLanguage(listPath('search', taken), language, defaultLanguage) : null
