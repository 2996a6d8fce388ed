import type { PayloadRequest } from 'payload'
import { translatorOf } from '../../i18n/translator'
import { isLink } from '../../lib/http/isLink'

/** Accepts an empty value, or an HTTP or HTTPS URL. */
export const validateLink = (value: unknown, { req }: { req: PayloadRequest }): string | true =>
  isLink(value) || translatorOf(req.i18n)('checkAddress')
