import type { ArrayField, PayloadRequest } from 'payload'
import { translatorOf } from '@/i18n/translator'
import { toEmailAddress } from '@/lib/accounts/emailAddress'
import { RULE_MATCHES, type MailRule } from '@/lib/forms/mailRules'
import type { Form } from '@/payload-types'

const QUESTION = '/src/components/document/MailRules/RuleQuestion#RuleQuestion'
const VALUE = '/src/components/document/MailRules/RuleValue#RuleValue'

const MAX_RULES = 10

type Questions = NonNullable<Form['fields']>

interface Context {
  data: Partial<Form>
  req: PayloadRequest
  siblingData: MailRule
}

/** Addresses that get an email only if a question is answered in a certain way. */
export const mailRules = (): ArrayField => ({
  name: 'mailRules',
  type: 'array',
  admin: { description: 'Addresses that get an email only when a question is answered like this' },
  fields: [
    { name: 'address', type: 'text', label: 'Email', maxLength: 254, required: true, validate: isAddress },
    {
      name: 'questionName',
      type: 'text',
      admin: { components: { Field: QUESTION } },
      label: 'Question',
      required: true,
      validate: isQuestion,
    },
    {
      name: 'match',
      type: 'select',
      defaultValue: 'is',
      label: 'Answer',
      options: RULE_MATCHES.map((value) => ({ label: MATCH_LABELS[value], value })),
      required: true,
    },
    {
      name: 'value',
      type: 'text',
      admin: {
        components: { Field: VALUE },
        condition: (_, rule: MailRule | undefined) => rule?.match !== 'answered',
      },
      maxLength: 200,
      validate: isPossible,
    },
  ],
  label: 'Emails by answer',
  labels: { plural: 'Rules', singular: 'Rule' },
  maxRows: MAX_RULES,
})

const MATCH_LABELS = { answered: 'Is given', contains: 'Contains', is: 'Is' } as const

const isAddress = (value: unknown, { req }: { req: PayloadRequest }): string | true =>
  (typeof value === 'string' && toEmailAddress(value) !== null) || translatorOf(req.i18n)('validationEmail')

const questionOf = ({ data, siblingData }: Context): Questions[number] | undefined =>
  data.fields?.find(({ name }) => name === siblingData.questionName)

const isQuestion = (_: unknown, context: Context): string | true =>
  questionOf(context) !== undefined || translatorOf(context.req.i18n)('validationRuleQuestion')

/** An answer that nobody can give would be a rule that never sends. */
function isPossible(value: string | null | undefined, context: Context): string | true {
  const { match } = context.siblingData
  if (match === 'answered') return true
  if (!value?.trim()) return translatorOf(context.req.i18n)('validationRuleValue')
  const question = questionOf(context)
  const options = question && 'options' in question ? (question.options ?? []) : null
  const isOption = match !== 'is' || !options || options.some((option) => option.value === value)
  return isOption || translatorOf(context.req.i18n)('validationRuleOption')
}
