import type { MessageKey } from '@/i18n/en'

export interface PlanFeature {
  /** Field of plans and addons. */
  name: string
  /** Its label in the provider's form. */
  label: string
  message: MessageKey
  /** A numeric limit, with -1 for unlimited; otherwise on or off. */
  isLimit: boolean
}

/** Features of plans and addons, in display order. Plugins add theirs. */
export const CORE_FEATURES: PlanFeature[] = [
  { name: 'staff_seats', label: 'Staff seats', isLimit: true, message: 'featureStaffSeats' },
  { name: 'additional_locales', label: 'Additional languages', isLimit: true, message: 'featureAdditionalLocales' },
  { name: 'custom_domains', label: 'Custom domains', isLimit: false, message: 'featureCustomDomains' },
  { name: 'ticketing_integrations', label: 'Ticketing integrations', isLimit: false, message: 'featureTicketing' },
  { name: 'custom_themes', label: 'Custom themes', isLimit: false, message: 'featureCustomThemes' },
  { name: 'custom_liquid_block', label: 'Custom Liquid block', isLimit: false, message: 'featureCustomLiquidBlock' },
  { name: 'ai_chat', label: 'AI chat', isLimit: false, message: 'featureAiChat' },
  { name: 'chat_messages_per_day', label: 'Chat messages a day', isLimit: true, message: 'featureChatPerDay' },
]
