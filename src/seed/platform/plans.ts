/** The three plans of the demo. -1: without limit. */
export const PLANS = [
  {
    name: 'Starter',
    price: 0,
    features: ['One website', '2 staff seats', 'Pages, events and posts'],
    additional_locales: 0,
    ai_chat: false,
    chat_messages_per_day: 0,
    custom_domains: false,
    custom_liquid_block: false,
    custom_themes: false,
    staff_seats: 2,
    ticketing_integrations: false,
  },
  {
    name: 'Standard',
    price: 49,
    features: ['5 staff seats', '2 additional languages', 'Your own domains', 'AI chat, 50 messages a day'],
    additional_locales: 2,
    ai_chat: true,
    chat_messages_per_day: 50,
    custom_domains: true,
    custom_liquid_block: false,
    custom_themes: false,
    staff_seats: 5,
    ticketing_integrations: false,
  },
  {
    name: 'Plus',
    price: 149,
    features: ['Staff without limit', 'Languages without limit', 'Ticketing integrations', 'Your own themes', 'AI chat, 500 messages a day'],
    additional_locales: -1,
    ai_chat: true,
    chat_messages_per_day: 500,
    custom_domains: true,
    custom_liquid_block: true,
    custom_themes: true,
    staff_seats: -1,
    ticketing_integrations: true,
  },
] as const

export type PlanName = (typeof PLANS)[number]['name']
