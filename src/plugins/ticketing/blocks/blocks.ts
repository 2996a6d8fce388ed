import type { Block, Field, PayloadRequest } from 'payload'
import { translatorOf } from '@/exports/server'
import { LISTS_OF_BLOCKS } from './kinds'

const ITEM = '/src/plugins/ticketing/components/Item/ItemField#ItemField'
const PROVIDER = '/src/plugins/ticketing/components/Item/ProviderField#ProviderField'

/** `spektrix/1213ANPP…`: provider handle and item id. */
const ITEM_PATTERN = /^[a-zA-Z]{1,40}\/[^\s/]{1,120}$/
const KEY_PATTERN = /^[\w-]{1,200}$/

const heading: Field = { name: 'heading', type: 'text', localized: true, maxLength: 120 }
const label: Field = {
  name: 'label',
  type: 'text',
  admin: { description: 'Say what the link does, or leave empty' },
  label: 'Text of the link',
  localized: true,
  maxLength: 80,
}

/** A block for a membership or donation chosen from the box office's list. */
const itemBlock = (
  slug: keyof typeof LISTS_OF_BLOCKS,
  name: string,
  labels: Block['labels'],
  interfaceName: string,
): Block => ({
  slug,
  admin: { custom: { sketch: 'ticket' } },
  fields: [
    heading,
    {
      name: 'item',
      type: 'text',
      admin: { components: { Field: ITEM } },
      custom: { list: LISTS_OF_BLOCKS[slug] },
      label: name,
      maxLength: 161,
      required: true,
      // Drafts may be saved without an item.
      validate: (value: unknown, { data, req }: { data?: { _status?: string }; req: PayloadRequest }) =>
        validateItem(value, data?._status === 'published', req),
    },
    // Name at the time of choosing, in case the box office removes the item.
    { name: 'itemName', type: 'text', admin: { hidden: true }, maxLength: 200 },
    label,
  ],
  interfaceName,
  labels,
})

function validateItem(value: unknown, isRequired: boolean, { i18n }: PayloadRequest): string | true {
  const t = translatorOf(i18n)
  if (value === null || value === undefined || value === '') return isRequired ? t('ticketingItemMissing') : true
  return (typeof value === 'string' && ITEM_PATTERN.test(value)) || t('ticketingItemWrong')
}

const validateKey = (value: unknown, { req }: { req: PayloadRequest }): string | true =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'string' && KEY_PATTERN.test(value)) ||
  translatorOf(req.i18n)('ticketingKeyWrong')

export const membershipBlock = itemBlock(
  'boxOfficeMembership',
  'Membership',
  { plural: 'Memberships', singular: 'Membership' },
  'BoxOfficeMembershipBlock',
)
export const donationBlock = itemBlock(
  'boxOfficeDonation',
  'Donation',
  { plural: 'Donations', singular: 'Donation' },
  'BoxOfficeDonationBlock',
)

export const widgetBlock: Block = {
  slug: 'boxOfficeWidget',
  admin: { custom: { sketch: 'ticket' } },
  fields: [
    heading,
    { name: 'provider', type: 'text', admin: { components: { Field: PROVIDER } }, label: 'Box office', maxLength: 40 },
    {
      name: 'publicKey',
      type: 'text',
      admin: {
        condition: (_, sibling) => sibling?.provider === 'lineup',
        description: 'From your Line-Up account, for websites. It is public: never enter the API key here',
      },
      label: 'Public key',
      maxLength: 200,
      validate: validateKey,
    },
    label,
  ],
  interfaceName: 'BoxOfficeWidgetBlock',
  labels: { plural: 'Booking widgets', singular: 'Booking widget' },
}
