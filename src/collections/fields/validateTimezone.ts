import type { PayloadRequest } from 'payload'
import { translatorOf } from '../../i18n/translator'
import { isTimezone } from '../../lib/events/isTimezone'

/** Accepts an empty value or the name of a time zone. */
export const validateTimezone = (value: unknown, { req }: { req: PayloadRequest }): string | true =>
  value === null || value === undefined || value === '' || isTimezone(value) || translatorOf(req.i18n)('validationZone')
