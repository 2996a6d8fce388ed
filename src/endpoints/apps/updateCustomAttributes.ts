import { z } from 'zod'
import { tenantOfOwn } from '../../database/apps/ownDocuments'
import { replaceReferences } from '../../database/documents/references'
import { translatorOf } from '../../i18n/translator'
import { changeSettings, type SettingsVerdict } from '../../lib/apps/changeSettings'
import { referencesIn, type SettingReference } from '../../lib/apps/referencesIn'
import type { SettingValues } from '../../lib/apps/settingFields'
import { defineOperation } from '../define'
import { refused, badRequest } from '../OperationError'
import { holderOf } from '../rules'
import { lockOwn, ownAsOf, saveOwn } from './ownDocument'
import { selectedThemeBlocks } from './selectedThemeBlocks'
import type { SettingProblem } from '@/lib/apps/readValue'
import type { PayloadRequest } from 'payload'
import { keptAmong } from '@/database/findDocuments'

const keyOf = ({ collection, id }: Omit<SettingReference, 'path'>): string => `${collection}/${id}`

/**
 * Refuses settings that refer to documents which are not the site's, drafts and deleted ones included. What they
 * referred to before is left alone: a document deleted since must not make it impossible to save.
 */
async function refuseForeign(
  req: PayloadRequest,
  tenantId: string,
  { area, before, now }: { area: string; before: SettingReference[]; now: SettingReference[] },
): Promise<void> {
  const known = new Set(before.map(keyOf))
  const added = now.filter((reference) => !known.has(keyOf(reference)))
  if (added.length === 0) return
  const own = new Set((await keptAmong(req, tenantId, added)).map(keyOf))
  const foreign = added.find((reference) => !own.has(keyOf(reference)))
  if (foreign) throw refused(area, translatorOf(req.i18n)('checkForeign'), foreign.path)
}

const input = z.strictObject({
  id: z.uuid(),
  /** By name of the block; a block that is left out keeps what it has. */
  settings: z.record(z.string().max(80), z.record(z.string().max(80), z.unknown())),
  ...ownAsOf,
})

/** Fills in what the blocks of the selected theme ask for. What was filled in for another theme stays, unseen. */
export const updateCustomAttributes = defineOperation({
  name: 'updateCustomAttributes',
  area: 'attributes',
  audit: 'settings.attributes',
  input,
  method: 'patch',
  output: z.object({ doc: z.looseObject({}), message: z.string() }),
  path: '/custom-attributes/:id',
  run: async ({ audit, input: { id, settings, updatedAt }, req, tenantId }) => {
    const own = await lockOwn(req, {
      area: 'attributes',
      collection: 'custom-attributes',
      tenantId: tenantId,
      updatedAt,
    })
    const blocks = await selectedThemeBlocks(req, tenantId)
    const t = translatorOf(req.i18n)
    const before = own.settings as Record<string, SettingValues>
    const after = { ...before }
    for (const [name, given] of Object.entries(settings)) {
      const block = blocks.find((one) => one.name === name)
      if (!block) throw refused('attributes', t('checkNoBlock'), `settings.${name}`)
      const verdict = changeSettings(block.settings, given, before[name] ?? {}, t)
      after[name] = acceptedValues(verdict, 'attributes', `settings.${name}`)
    }
    const refersTo = (stored: typeof after) =>
      blocks.flatMap(({ name, settings: fields }) => referencesIn(fields, stored[name] ?? {}, `settings.${name}`))
    await refuseForeign(req, tenantId, { area: 'attributes', before: refersTo(before), now: refersTo(after) })
    await replaceReferences(req, tenantId, { collection: 'custom-attributes', id: own.id }, refersTo(after))
    audit({ after: { settings: after }, before: { settings: before }, target: `custom-attributes/${id}` })
    return { doc: await saveOwn(req, 'custom-attributes', own, after), message: 'Updated successfully.' }
  },
  summary: "Change a site's custom attributes",
  tenant: ({ id }, req) => tenantOfOwn(req, 'custom-attributes', id),
  who: holderOf('custom-attributes:admin'),
})

/**
 * The values that were decided.
 * @param path of these settings in the form: `settings.hero`
 * @throws OperationError 400 with every problem at its path
 */
function acceptedValues(verdict: SettingsVerdict, area: string, path: string): SettingValues {
  if ('values' in verdict) return verdict.values
  const placed = (problem: SettingProblem) => ({
    message: problem.message,
    path: [path, problem.path].filter(Boolean).join('.'),
  })
  throw badRequest(area, verdict.problems[0]!.message, verdict.problems.map(placed))
}
