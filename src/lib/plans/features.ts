import type { MessageKey } from '../../i18n/en'

export interface PlanFeature {
  /** Column of plans and addons. */
  name: string
  /** Its name in the admin's form of a plan. */
  label: string
  word: MessageKey
  /** A number, of which -1 means without limit; otherwise on or off. */
  isLimit: boolean
}

/** What a plan or an addon can switch on, in the order of the tables that show it. Plugins add to it. */
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
