import type { Block, Field, PayloadRequest } from 'payload'
import { translatorOf } from '@/i18n/translator'
import { withTitle } from '@/collections/blocks/withTitle'

const NAME = /^[a-z][a-z0-9_]{0,40}$/

const commonFields = (): Field[] => [
  { name: 'label', type: 'text', localized: true, maxLength: 200, required: true },
  {
    name: 'name',
    type: 'text',
    admin: { description: 'Name of the answer for programs: lower case, no spaces' },
    required: true,
    validate: (value: unknown, { req }: { req: PayloadRequest }) =>
      (typeof value === 'string' && NAME.test(value)) || translatorOf(req.i18n)('validationAnswerName'),
  },
  { name: 'required', type: 'checkbox', defaultValue: false },
  { name: 'help', type: 'text', localized: true, maxLength: 300 },
]

const question = (slug: string, singular: string, plural: string, extraFields: Field[] = []): Block =>
  withTitle({
    slug,
    fields: [...commonFields(), ...extraFields],
    labels: { plural, singular },
  })

const options: Field = {
  name: 'options',
  type: 'array',
  fields: [
    { name: 'label', type: 'text', localized: true, maxLength: 120, required: true },
    { name: 'value', type: 'text', maxLength: 60, required: true },
  ],
  minRows: 1,
}

/** Question types of a form. */
export const formFieldBlocks: Block[] = [
  question('textQuestion', 'Short text', 'Short texts'),
  question('longTextQuestion', 'Long text', 'Long texts'),
  question('emailQuestion', 'E-mail address', 'E-mail addresses'),
  question('phoneQuestion', 'Telephone number', 'Telephone numbers'),
  question('numberQuestion', 'Number', 'Numbers'),
  question('dateQuestion', 'Date', 'Dates'),
  question('choiceQuestion', 'Choice', 'Choices', [
    { name: 'multiple', type: 'checkbox', defaultValue: false },
    options,
  ]),
  question('consentQuestion', 'Consent', 'Consents'),
]
