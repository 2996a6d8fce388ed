import type { PayloadRequest } from 'payload'
import { updateEventsOnce } from '@/collections/EventInstances/updateEventsOnce'
import {
  anyDocuments,
  changeManyOutsideForms,
  conflict,
  readNewestVersions,
  refused,
  translatorOf,
  withoutAudit,
} from '@/exports/server'
import { type NewestVersion } from '@/database/documents/newestVersions'
import { readTypedDates, type TypedDates } from '@/database/events/span'
import { toOperationError } from '@/endpoints/OperationError'
import { AREA } from './limits'
import type { ImportedChange } from './importedChange'
import { isLive, type ImportRequest, type DocumentPlan, type RowPlan } from './plan'
import { fixedMessageIn } from '@/i18n/fixed/inLanguage'
import { required } from '@/lib/values'

interface Step {
  line: number
  plan: DocumentPlan
}

/** Ids of written documents, by plan. */
type Written = Map<DocumentPlan, string>

/**
 * Writes the planned documents in the request's transaction, with the user's permissions and all validation: all or
 * none. Documents that belong to others are written after them.
 * @throws OperationError 422 with the line that was rejected, 409 if somebody has started to edit one of the documents
 */
export async function applyImport(
  req: PayloadRequest,
  asked: ImportRequest,
  rows: RowPlan[],
): Promise<ImportedChange[]> {
  const steps = rows.flatMap(({ documents, line }) => documents.map((plan) => ({ line, plan })))
  const written: Written = new Map()
  const dates = await typedDatesOf(req, steps)
  // The operation writes a single audit entry for all of them.
  await withoutAudit(req, () => writeAll(req, asked, steps, written))
  const changes: ImportedChange[] = []
  for (const [type, entries] of Map.groupBy(written, ([plan]) => plan.type)) {
    const byId = new Map(entries.map(([plan, id]) => [id, plan]))
    const after = await readNewestVersions(req, type, [...byId.keys()], asked.locale)
    for (const { id, updatedAt } of after) {
      const plan = required(byId.get(id), `the plan of document ${id}`)
      changes.push(changeOf(id, updatedAt, plan, { asked, dates, written }))
    }
  }
  return changes
}

async function writeAll(req: PayloadRequest, asked: ImportRequest, steps: Step[], written: Written): Promise<void> {
  await write(
    req,
    asked,
    steps.filter(({ plan }) => !plan.partOf),
    written,
  )
  const parts = steps.filter(({ plan }) => plan.partOf)
  if (parts.length === 0) return
  await updateEventsOnce(req, asked.tenantId, async () => {
    await write(req, asked, parts, written)
    return {
      events: parts.flatMap(({ plan }) => (plan.partOf && idOf(plan.partOf.plan, written)) ?? []),
      ids: parts.flatMap(({ plan }) => written.get(plan) ?? []),
    }
  })
}

async function write(req: PayloadRequest, asked: ImportRequest, steps: Step[], written: Written): Promise<void> {
  for (const step of steps.filter(({ plan }) => !plan.version))
    written.set(step.plan, await atLine(req, step, () => create(req, asked, step.plan, written)))
  const updates = steps.flatMap(({ line, plan }) => (plan.version ? { line, plan, version: plan.version } : []))
  for (const [type, changed] of Map.groupBy(updates, ({ plan }) => plan.type))
    await change(req, asked, type, changed, written)
}

async function create(
  req: PayloadRequest,
  { isPublish, locale, tenantId }: ImportRequest,
  { partOf, type, values }: DocumentPlan,
  written: Written,
): Promise<string> {
  const owner = partOf && { [partOf.field]: idOf(partOf.plan, written) }
  const data = { ...values, ...owner, _status: isPublish ? 'published' : 'draft', tenant: tenantId }
  const { id } = await anyDocuments(req).create({
    collection: type,
    data,
    depth: 0,
    draft: !isPublish,
    locale,
    overrideAccess: false,
    req,
  })
  return id
}

async function change(
  req: PayloadRequest,
  { isPublish, locale }: ImportRequest,
  type: string,
  steps: (Step & { version: NewestVersion })[],
  written: Written,
): Promise<void> {
  const byId = new Map(steps.map((step) => [step.version.id, step]))
  const fields = [...new Set(steps.flatMap(({ plan }) => Object.keys(plan.values)))]
  const { leftOut } = await changeManyOutsideForms(
    req,
    { collection: type, fields, ids: [...byId.keys()] },
    async (free) => {
      for (const id of free) {
        const step = required(byId.get(id), `the plan of document ${id}`)
        const goesLive = isPublish && isLive(step.version)
        const data = { ...step.plan.values, _status: goesLive ? 'published' : 'draft' }
        await atLine(req, step, () =>
          anyDocuments(req).update({
            collection: type,
            data,
            depth: 0,
            draft: !goesLive,
            id,
            locale,
            overrideAccess: false,
            req,
          }),
        )
        written.set(step.plan, id)
      }
    },
  )
  if (leftOut.size > 0) throw conflict(AREA, translatorOf(req.i18n)('importStale'))
}

const idOf = (plan: DocumentPlan, written: Written): string | undefined => plan.version?.id ?? written.get(plan)

/** The typed dates of events that get their first performances. */
async function typedDatesOf(req: PayloadRequest, steps: Step[]): Promise<Map<string, TypedDates>> {
  const events = new Set(
    steps.flatMap(({ plan: { partOf, version } }) => (version ? [] : (partOf?.plan.version?.id ?? []))),
  )
  const dates = new Map<string, TypedDates>()
  for (const id of events) {
    const typed = await readTypedDates(req, id)
    if (typed) dates.set(id, typed)
  }
  return dates
}

function changeOf(
  id: string,
  leftAt: string,
  plan: DocumentPlan,
  { asked, dates, written }: { asked: ImportRequest; dates: ReadonlyMap<string, TypedDates>; written: Written },
): ImportedChange {
  const { title, type, values, version } = plan
  const partOf = plan.partOf ? idOf(plan.partOf.plan, written) : undefined
  const typedDates = version ? undefined : dates.get(partOf ?? '')
  return {
    id,
    before: version ? Object.fromEntries(Object.keys(values).map((name) => [name, version.data[name] ?? null])) : {},
    isNew: version === null,
    leftAt,
    ...(partOf && { partOf }),
    title,
    ...(type !== asked.type && { type }),
    ...(typedDates && { typedDates }),
    wasPublished: version !== null && isLive(version),
  }
}

/** Adds the line number to validation errors. */
async function atLine<Saved>(req: PayloadRequest, { line }: Step, save: () => Promise<Saved>): Promise<Saved> {
  try {
    return await save()
  } catch (error) {
    const refusal = toOperationError(error, AREA)
    if (!refusal || refusal.status >= 500) throw error
    const message = fixedMessageIn(req.i18n.language, refusal.errors[0]?.message ?? refusal.message)
    throw refused(AREA, translatorOf(req.i18n)('importRefusedAt', { line, words: message }))
  }
}
