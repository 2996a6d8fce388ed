import type { Block, Field } from 'payload'
import { LISTS_OF_BLOCKS } from './kinds'

const ITEM = '/src/plugins/ticketing/components/Item/ItemField#ItemField'
const PROVIDER = '/src/plugins/ticketing/components/Item/ProviderField#ProviderField'

/** `spektrix/1213ANPP…`: of which box office, and its id there. */
const ITEM_FORM = /^[a-zA-Z]{1,40}\/[^\s/]{1,120}$/

const heading: Field = { name: 'heading', type: 'text', localized: true, maxLength: 120 }
const label: Field = { name: 'label', type: 'text', admin: { description: 'Say what the link does; left empty, it speaks for itself' }, label: 'Text of the link', localized: true, maxLength: 80 }

/** A membership or a donation of the box office, chosen from its list. */
const chosenFrom = (slug: keyof typeof LISTS_OF_BLOCKS, name: string, labels: Block['labels'], interfaceName: string): Block => ({
  slug,
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
      validate: (value: unknown, { data, required }: { data?: unknown; required?: boolean }) => isChosen(value, required === true && (data as { _status?: string } | undefined)?._status === 'published'),
    },
    // As the box office called it when it was chosen: it may be gone there.
    { name: 'itemName', type: 'text', admin: { hidden: true }, maxLength: 200 },
    label,
  ],
  interfaceName,
  labels,
})

const isChosen = (value: unknown, isNeeded: boolean): string | true => {
  if (value === null || value === undefined || value === '') return isNeeded ? 'Choose one, or remove the block.' : true
  return typeof value === 'string' && ITEM_FORM.test(value) ? true : 'Choose one of the list.'
}

export const membershipBlock = chosenFrom('boxOfficeMembership', 'Membership', { plural: 'Memberships', singular: 'Membership' }, 'BoxOfficeMembershipBlock')
export const donationBlock = chosenFrom('boxOfficeDonation', 'Donation', { plural: 'Donations', singular: 'Donation' }, 'BoxOfficeDonationBlock')

export const widgetBlock: Block = {
  slug: 'boxOfficeWidget',
  fields: [
    heading,
    { name: 'provider', type: 'text', admin: { components: { Field: PROVIDER } }, label: 'Box office', maxLength: 40 },
    { name: 'publicKey', type: 'text', admin: { condition: (_, sibling) => sibling?.provider === 'lineup', description: 'From your Line-Up account, for websites. Everybody can see it: never enter the key of the API here' }, label: 'Public key', maxLength: 200, validate: (value: unknown) => value === null || value === undefined || value === '' || (typeof value === 'string' && /^[\w-]{1,200}$/.test(value)) || 'This does not look like a key.' },
    label,
  ],
  interfaceName: 'BoxOfficeWidgetBlock',
  labels: { plural: 'Booking widgets', singular: 'Booking widget' },
}
