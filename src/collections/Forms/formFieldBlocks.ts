import type { Block, Field, PayloadRequest, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { translatorOf } from '@/i18n/translator'
import { withTitle } from '@/collections/blocks/withTitle'
import { isRepeatedInRows } from '@/lib/lists/isRepeatedInRows'

/** No request may hold the two other words. */
const NAME = /^(?!(?:constructor|prototype)$)[a-z][a-z0-9_]{0,40}$/

const commonFields = (): Field[] => [
  { name: 'label', type: 'text', localized: true, maxLength: 200, required: true },
  {
    name: 'name',
    type: 'text',
    admin: { description: 'Name of the answer for programs: lower case, no spaces' },
    required: true,
    validate: validateName,
  },
  { name: 'required', type: 'checkbox', defaultValue: false },
  { name: 'help', type: 'text', localized: true, maxLength: 300 },
]

interface Context {
  data: unknown
  path: readonly (number | string)[]
  req: PayloadRequest
}

/** Of two questions with one name, only one answer would be stored. */
function validateName(value: unknown, { data, path, req }: Context): string | true {
  const t = translatorOf(req.i18n)
  if (typeof value !== 'string' || !NAME.test(value)) return t('validationAnswerName')
  return isRepeatedInRows(data, path, value) ? t('validationAnswerNameTaken') : true
}

/** Of two options with one value, nobody could tell which was chosen. */
const validateOption: TextFieldSingleValidation = async (value, options) => {
  const problem = await text(value, options)
  const isRepeated = problem === true && value && isRepeatedInRows(options.data, options.path, value)
  return isRepeated ? translatorOf(options.req.i18n)('validationOptionTaken') : problem
}

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
    { name: 'value', type: 'text', maxLength: 60, required: true, validate: validateOption },
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
