import type { MessageKey } from '../../../../i18n/en'
import type { Translator } from '../../../../i18n/createTranslator'

const LABELS: Record<string, MessageKey> = {
  analytics: 'appsCategoryAnalytics',
  donations: 'appsCategoryDonations',
  maps: 'appsCategoryMaps',
  marketing: 'appsCategoryMarketing',
  privacy: 'appsCategoryPrivacy',
  ticketing: 'appsCategoryTicketing',
}

/** Label of a category. Custom categories of the provider are shown as they are, capitalised. */
export function categoryLabel(t: Translator, category: string): string {
  const messageKey = Object.hasOwn(LABELS, category) ? LABELS[category] : undefined
  return messageKey ? t(messageKey) : category.charAt(0).toUpperCase() + category.slice(1)
}
