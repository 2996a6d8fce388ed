import type { PayloadRequest } from 'payload'
import { translatorOf } from '@/i18n/translator'
import { isTimezone } from '@/lib/events/momentInZone'
import { isLink } from '@/lib/values'

/** Accepts an empty value or the name of a time zone. */
export const validateTimezone = (value: unknown, { req }: { req: PayloadRequest }): string | true =>
  value === null || value === undefined || value === '' || isTimezone(value) || translatorOf(req.i18n)('validationZone')

/** Accepts an empty value, or an HTTP or HTTPS URL. */
export const validateLink = (value: unknown, { req }: { req: PayloadRequest }): string | true =>
  isLink(value) || translatorOf(req.i18n)('checkAddress')
