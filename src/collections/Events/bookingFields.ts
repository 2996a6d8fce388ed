import type { Field } from 'payload'
import { isWebAddress } from '../fields/linkFields'

/** Where tickets are sold. */
export const bookingFields = (): Field[] => [
  { name: 'bookingLinkLabel', type: 'text', localized: true, maxLength: 80 },
  { name: 'bookingLinkURL', type: 'text', label: 'Booking link', validate: isWebAddress },
]
