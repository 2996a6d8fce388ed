import type { MessageKey } from '../../i18n/en'

export interface PlanFeature {
  /** Field of plans and addons. */
  name: string
  /** Its label in the provider's form. */
  label: string
  word: MessageKey
  /** A numeric limit, with -1 for unlimited; otherwise on or off. */
  isLimit: boolean
}

/** Features of plans and addons, in display order. Plugins add theirs. */
export const CORE_FEATURES: PlanFeature[] = [
  { name: 'staff_seats', label: 'Staff seats', isLimit: true, word: 'featureStaffSeats' },
  { name: 'additional_locales', label: 'Additional languages', isLimit: true, word: 'featureAdditionalLocales' },
  { name: 'custom_domains', label: 'Custom domains', isLimit: false, word: 'featureCustomDomains' },
  { name: 'ticketing_integrations', label: 'Ticketing integrations', isLimit: false, word: 'featureTicketing' },
  { name: 'custom_themes', label: 'Custom themes', isLimit: false, word: 'featureCustomThemes' },
  { name: 'custom_liquid_block', label: 'Custom Liquid block', isLimit: false, word: 'featureCustomLiquidBlock' },
  { name: 'ai_chat', label: 'AI chat', isLimit: false, word: 'featureAiChat' },
  { name: 'chat_messages_per_day', label: 'Chat messages a day', isLimit: true, word: 'featureChatPerDay' },
]
