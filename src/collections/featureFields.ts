import type { Field } from 'payload'

/** What a plan or an addon switches on. Numbers are limits that add up; -1 means without limit. */
export const featureFields = (): Field[] => [
  limit('staff_seats', 'Staff seats'),
  limit('additional_locales', 'Additional languages'),
  limit('chat_messages_per_day', 'Chat messages a day'),
  flag('ai_chat', 'AI chat'),
  flag('custom_domains', 'Custom domains'),
  flag('ticketing_integrations', 'Ticketing integrations'),
  flag('custom_themes', 'Custom themes'),
  flag('custom_liquid_block', 'Custom Liquid block'),
]

const limit = (name: string, label: string): Field => ({
  name,
  type: 'number',
  admin: { description: '-1: without limit', step: 1 },
  defaultValue: 0,
  label,
  min: -1,
  required: true,
})

const flag = (name: string, label: string): Field => ({ name, type: 'checkbox', defaultValue: false, label })
