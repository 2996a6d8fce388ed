import type { Field } from 'payload'
import { canUseBookingFields } from '@/access/fieldAtoms'
import { ADDRESS_HOOKS, validateWebAddress } from '@/collections/fields/linkFields'

const FIELD = '/src/components/document/Booking/BookingField#BookingField'

/** Link to ticket sales, for tenants with a booking app. */
export const bookingFields = (): Field[] => [
  {
    name: 'bookingLinkLabel',
    type: 'text',
    access: { read: canUseBookingFields },
    admin: { components: { Field: FIELD } },
    localized: true,
    maxLength: 80,
  },
  {
    name: 'bookingLinkURL',
    type: 'text',
    access: { read: canUseBookingFields },
    admin: { components: { Field: FIELD } },
    label: 'Booking link',
    hooks: ADDRESS_HOOKS,
    validate: validateWebAddress,
  },
]
