import type { EmailField } from 'payload'
import { translatorOf } from '@/i18n/translator'
import { toEmailAddress } from '@/lib/accounts/emailAddress'

/**
 * A field for an email address, also with an international domain. Payload's own rule refuses those, and their top-level
 * domains even in punycode.
 */
export const emailField = (field: Omit<EmailField, 'type' | 'validate'>): EmailField => ({
  ...field,
  type: 'email',
  hooks: {
    ...field.hooks,
    beforeValidate: [
      ...(field.hooks?.beforeValidate ?? []),
      // The validation refuses what is not an address.
      ({ value }: { value?: unknown }): unknown =>
        typeof value === 'string' && value !== '' ? (toEmailAddress(value) ?? value) : value,
    ],
  },
  validate: (value: string | null | undefined, { req, required }) => {
    if (!value) return !required || req.t('validation:required')
    return toEmailAddress(value) !== null || translatorOf(req.i18n)('validationEmail')
  },
})
