import type { MessageKey } from '../../../../i18n/en'
import type { Translator } from '../../../../i18n/createTranslator'

const KNOWN: Record<string, MessageKey> = {
  analytics: 'appsCategoryAnalytics',
  donations: 'appsCategoryDonations',
  maps: 'appsCategoryMaps',
  marketing: 'appsCategoryMarketing',
  privacy: 'appsCategoryPrivacy',
  ticketing: 'appsCategoryTicketing',
}

/** The heading of a category; one that the provider has made up stands as it is, with a capital. */
export function categoryLabel(t: Translator, category: string): string {
  const known = Object.hasOwn(KNOWN, category) ? KNOWN[category] : undefined
  return known ? t(known) : category.charAt(0).toUpperCase() + category.slice(1)
}
