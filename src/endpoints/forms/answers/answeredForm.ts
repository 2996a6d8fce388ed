import type { PayloadRequest, TypedLocale } from 'payload'
import { idOf } from '@/lib/values'
import { loadTenant } from '@/access/tenants'
import type { TenantSummary } from '@/access/person'
import type { FormAnswers } from '@/database/answers/conditions'
import { formerQuestions } from '@/database/answers/readAnswers'
import { columnsOf, type Column, type CurrentQuestion } from '@/lib/forms/answers/columns'
import type { Form } from '@/payload-types'
import { findStored } from '@/database/documents/stored'
import { fallbackLocales } from './fallbackLocales'

/** A form for users who read its answers: as published for visitors, also from the trash. */
export interface AnsweredForm {
  form: Form
  questions: CurrentQuestion[]
  tenant: TenantSummary
  /** Identifies the form for queries on its answers. */
  target: FormAnswers
}

/** The tenant of a form, for an operation to act in. Answers remain readable while their form is in the trash. */
export const tenantOfForm = async ({ id }: { id: string }, req: PayloadRequest): Promise<string | null> =>
  idOf(
    (
      await findStored<{ id: string; tenant?: unknown }>(req, {
        collection: 'forms',
        where: { id: { equals: id } },
      })
    )?.tenant,
  )

/**
 * Reads a form in the requested content language, or in those that visitors see instead.
 * @returns null if the user cannot see such a form
 */
export async function readAnsweredForm(req: PayloadRequest, id: string): Promise<AnsweredForm | null> {
  const tenantId = await tenantOfForm({ id }, req)
  const tenant = tenantId ? await loadTenant(req.payload, tenantId) : null
  if (!tenant) return null
  const locale = tenant.languages.find((language) => language === req.locale) ?? tenant.defaultLanguage
  const form = await req.payload.findByID({
    id,
    collection: 'forms',
    depth: 0,
    disableErrors: true,
    fallbackLocale: await fallbackLocales(req, tenant.id),
    locale: locale as TypedLocale,
    overrideAccess: false,
    req,
    trash: true,
    user: req.user,
  })
  return (
    form && {
      form,
      questions: (form.fields ?? []).map(toQuestion),
      target: { formId: id, tenantId: tenant.id },
      tenant,
    }
  )
}

/** Columns for the form's current questions and for former ones that still have answers. */
export const allColumns = async (req: PayloadRequest, { questions, target }: AnsweredForm): Promise<Column[]> =>
  columnsOf(
    questions,
    await formerQuestions(
      req,
      target,
      questions.map(({ name }) => name),
    ),
  )

function toQuestion(block: NonNullable<Form['fields']>[number]): CurrentQuestion {
  const { blockType, id, label, name } = block
  return {
    id,
    kind: blockType,
    label,
    name,
    ...('options' in block && {
      options: (block.options ?? []).map((option) => ({ label: option.label, value: option.value })),
    }),
  }
}
