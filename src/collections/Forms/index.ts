import type { CollectionBeforeDeleteHook, FieldHook, PayloadRequest } from 'payload'
import { personOf } from '@/access/personOf'
import { writeAudit } from '@/collections/AuditLog/writeAudit'
import { idOf, isRecord } from '@/lib/values'
import { translatorOf } from '@/i18n/translator'
import { defineContentType } from '@/collections/defineContentType'
import { richText } from '@/collections/fields/richText'
import { FORMS } from '@/collections/groups'
import { deleteAllAnswers } from '@/database/answers/writeAnswers'
import { formFieldBlocks } from './formFieldBlocks'
import { mailRules } from './mailRules'
import { toEmailAddress } from '@/lib/accounts/emailAddress'

/** Deletes the answers of a permanently deleted form in the same transaction, as they would no longer be readable. */
const deleteAnswersOfForm: CollectionBeforeDeleteHook = async ({ collection, context, id, req }) => {
  const deleted = await deleteAllAnswers(req, String(id))
  // Deleting a tenant also deletes its log.
  if (deleted === 0 || context.deletingTenant) return
  const form = await req.payload.findByID({
    id,
    collection: 'forms',
    depth: 0,
    disableErrors: true,
    // Access control decides about the deletion; if it refuses, the transaction is rolled back.
    overrideAccess: true,
    req,
    select: { tenant: true, title: true },
    trash: true,
  })
  await writeAudit(req, {
    action: 'forms.answersDeleted',
    details: { before: { count: String(deleted), title: form?.title }, target: `${collection.slug}/${String(id)}` },
    person: await personOf(req),
    tenantId: idOf(form?.tenant),
  })
}

/** Default retention of answers: one year, enough for a season and its review. */
const KEPT_DAYS = 365

const MAX_KEPT_DAYS = 3650

const QUESTIONS = '/src/components/document/Answers/QuestionsField#QuestionsField'
const ANSWERS_CELL = '/src/components/document/Answers/AnswersCell#AnswersCell'
const ANSWERS_TAB = '/src/components/document/Answers/AnswersTab#AnswersTab'
const ANSWERS_GO = '/src/components/document/Answers/AnswersGo#AnswersGo'
const ANSWERS_GO_FROM_LIST = '/src/components/document/Answers/AnswersGoFromList#AnswersGoFromList'
const ANSWERS = '/src/components/views/Answers/AnswersView#AnswersView'
const ANSWER = '/src/components/views/Answers/Answer/AnswerView#AnswerView'

const SEND = 'Send'

/** The default is a word of English: stored in another language, it would hide the translation of the website. */
const keepDefaultInEnglish: FieldHook = ({ req, siblingDocWithLocales, value }) => {
  const stored: unknown = siblingDocWithLocales?.submitLabel
  const isStored = isRecord(stored) && stored[req.locale ?? ''] === value
  return value === SEND && req.locale !== 'en' && !isStored ? null : (value as unknown)
}

export const forms = defineContentType({
  slug: 'forms',
  admin: {
    components: {
      beforeListTable: [ANSWERS_GO_FROM_LIST],
      edit: { beforeDocumentControls: [ANSWERS_GO] },
      views: {
        answer: { Component: ANSWER, exact: true, path: '/:id/answers/:answer' },
        answers: { Component: ANSWERS, exact: true, path: '/:id/answers' },
        edit: { answers: { tab: { Component: ANSWERS_TAB, order: 200 } } },
      },
    },
  },
  columns: ['_status', 'answers', 'updatedAt'],
  description: 'Enquiries, auditions, volunteers: what visitors send you.',
  fields: [
    {
      name: 'fields',
      type: 'blocks',
      admin: { components: { Field: QUESTIONS }, initCollapsed: true },
      blocks: formFieldBlocks,
      label: 'Questions',
      labels: { plural: 'Questions', singular: 'Question' },
      maxRows: 40,
    },
    {
      name: 'submitLabel',
      type: 'text',
      defaultValue: SEND,
      hooks: { beforeChange: [keepDefaultInEnglish] },
      localized: true,
      maxLength: 40,
    },
    richText('confirmation', { label: 'Shown after sending' }),
    {
      name: 'notify',
      type: 'text',
      admin: { description: 'Addresses of staff who get an email for each answer' },
      hasMany: true,
      maxRows: 5,
      validate: areAddresses,
    },
    mailRules(),
    {
      name: 'mailAnswers',
      type: 'checkbox',
      admin: {
        description:
          'Emails then contain what the visitor wrote, and replies go to the visitor. Otherwise they only link to the answer, which needs an account. Answers are personal data: what is in an email stays in its mailbox',
      },
      defaultValue: false,
      label: 'Send the answers in the emails',
    },
    {
      name: 'keepAnswersDays',
      type: 'number',
      admin: {
        description:
          'Answers are personal data: keep them only as long as you need them. Counted from the day they arrive; a change takes effect within a day of publishing. Leave empty to keep them until someone deletes them',
      },
      // A function, because a plain default would become the column's default and apply to all existing forms.
      defaultValue: () => KEPT_DAYS,
      label: 'Delete answers after … days',
      max: MAX_KEPT_DAYS,
      min: 1,
      validate: isWholeDays,
    },
    { name: 'answers', type: 'ui', admin: { components: { Cell: ANSWERS_CELL } }, label: 'Answers' },
  ],
  group: FORMS,
  heading: 'Site',
  hooks: { beforeDelete: [deleteAnswersOfForm] },
  icon: 'ListChecks',
  labels: { plural: 'Forms', singular: 'Form' },
  searchPriority: 15,
  section: 'website',
})

function areAddresses(value: unknown, { req }: { req: PayloadRequest }): string | true {
  const all: unknown[] = Array.isArray(value) ? value : []
  return (
    all.every((item) => typeof item === 'string' && toEmailAddress(item) !== null) ||
    translatorOf(req.i18n)('validationEmails')
  )
}

function isWholeDays(value: number | null | undefined, { req }: { req: PayloadRequest }): string | true {
  if (value === null || value === undefined) return true
  return (
    (Number.isInteger(value) && value >= 1 && value <= MAX_KEPT_DAYS) ||
    translatorOf(req.i18n)('validationDays', { most: MAX_KEPT_DAYS })
  )
}
