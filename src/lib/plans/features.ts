import type { WordKey } from '../../i18n/en'

export interface PlanFeature {
  name: string
  word: WordKey
  /** A number, of which -1 means without limit; otherwise on or off. */
  isLimit: boolean
}

/** What a plan or an addon can switch on, in the order of the tables that show it. */
export const PLAN_FEATURES: PlanFeature[] = [
  { name: 'staff_seats', isLimit: true, word: 'featureStaffSeats' },
  { name: 'additional_locales', isLimit: true, word: 'featureAdditionalLocales' },
  { name: 'custom_domains', isLimit: false, word: 'featureCustomDomains' },
  { name: 'ticketing_integrations', isLimit: false, word: 'featureTicketing' },
  { name: 'custom_themes', isLimit: false, word: 'featureCustomThemes' },
  { name: 'custom_liquid_block', isLimit: false, word: 'featureCustomLiquidBlock' },
  { name: 'ai_chat', isLimit: false, word: 'featureAiChat' },
  { name: 'chat_messages_per_day', isLimit: true, word: 'featureChatPerDay' },
]
