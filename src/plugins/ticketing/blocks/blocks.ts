import type { Block, Field, PayloadRequest } from 'payload'
import { translatorOf } from '../../../i18n/translator'
import { LISTS_OF_BLOCKS } from './kinds'

const ITEM = '/src/plugins/ticketing/components/Item/ItemField#ItemField'
const PROVIDER = '/src/plugins/ticketing/components/Item/ProviderField#ProviderField'

/** `spektrix/1213ANPP…`: of which box office, and its id there. */
const ITEM_FORM = /^[a-zA-Z]{1,40}\/[^\s/]{1,120}$/
const KEY_FORM = /^[\w-]{1,200}$/

const heading: Field = { name: 'heading', type: 'text', localized: true, maxLength: 120 }
const label: Field = {
  name: 'label',
  type: 'text',
  admin: { description: 'Say what the link does; left empty, it speaks for itself' },
  label: 'Text of the link',
  localized: true,
  maxLength: 80,
}

/** A membership or a donation of the box office, chosen from its list. */
const chosenFrom = (
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
      // A draft may be saved before something is chosen.
      validate: (value: unknown, { data, req }: { data?: { _status?: string }; req: PayloadRequest }) =>
        isChosen(value, data?._status === 'published', req),
    },
    // As the box office called it when it was chosen: it may be gone there.
    { name: 'itemName', type: 'text', admin: { hidden: true }, maxLength: 200 },
    label,
  ],
  interfaceName,
  labels,
})

function isChosen(value: unknown, isNeeded: boolean, { i18n }: PayloadRequest): string | true {
  const t = translatorOf(i18n)
  if (value === null || value === undefined || value === '') return isNeeded ? t('ticketingItemMissing') : true
  return (typeof value === 'string' && ITEM_FORM.test(value)) || t('ticketingItemWrong')
}

const isKey = (value: unknown, { req }: { req: PayloadRequest }): string | true =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'string' && KEY_FORM.test(value)) ||
  translatorOf(req.i18n)('ticketingKeyWrong')

export const membershipBlock = chosenFrom(
  'boxOfficeMembership',
  'Membership',
  { plural: 'Memberships', singular: 'Membership' },
  'BoxOfficeMembershipBlock',
)
export const donationBlock = chosenFrom(
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
        description:
          'From your Line-Up account, for websites. Everybody can see it: never enter the key of the API here',
      },
      label: 'Public key',
      maxLength: 200,
      validate: isKey,
    },
    label,
  ],
  interfaceName: 'BoxOfficeWidgetBlock',
  labels: { plural: 'Booking widgets', singular: 'Booking widget' },
}
