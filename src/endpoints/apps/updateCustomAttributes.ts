import { z } from 'zod'
import { tenantOf } from '@/access/tenants'
import { tenantOfSingleton } from '@/database/apps/apps'
import { replaceReferences } from '@/database/documents/references'
import { translatorOf } from '@/i18n/translator'
import { changeSettings, type SettingsResult } from '@/lib/themes/changeSettings'
import { referencesIn, type SettingReference } from '@/lib/themes/referencesIn'
import type { SettingValues } from '@/lib/apps/settingValues'
import { defineOperation } from '@/endpoints/define'
import { refused, badRequest } from '@/endpoints/OperationError'
import { withAnyPermission } from '@/endpoints/routeRules'
import { lockSingleton, singletonVersion, saveSingleton } from './singleDocument'
import type { SettingProblem } from '@/lib/themes/ruleProblems'
import type { PayloadRequest } from 'payload'
import { filterExisting } from '@/database/findDocuments'
import { readSelectedManifest } from '@/database/themes/selectedTheme'
import type { Transaction } from '@/database/connections'
import { settings } from '@/lib/settings'
import { themeBlocks, type ThemeBlock } from '@/lib/themes/toFields'

/** The blocks of a tenant's selected theme with their settings. Empty without a theme. */
export async function selectedThemeBlocks(req: Transaction, tenantId: string): Promise<ThemeBlock[]> {
  const blocks = themeBlocks(await readSelectedManifest(req, tenantId), settings().BLOCK_LEVELS)
  // Settings that are required per page are optional at tenant level.
  return blocks.map((block) => ({
    ...block,
    settings: block.settings.map((field) => ({ ...field, required: false })),
  }))
}

const keyOf = ({ collection, id }: Omit<SettingReference, 'path'>): string => `${collection}/${id}`

/**
 * Refuses references to documents that are not the tenant's own; drafts and trashed documents count as its own.
 * Existing references are not checked again, so that a document deleted later does not prevent saving.
 */
async function assertOwnReferences(
  req: PayloadRequest,
  tenantId: string,
  { area, before, now }: { area: string; before: SettingReference[]; now: SettingReference[] },
): Promise<void> {
  const existing = new Set(before.map(keyOf))
  const added = now.filter((reference) => !existing.has(keyOf(reference)))
  if (added.length === 0) return
  const own = new Set((await filterExisting(req, tenantId, added)).map(keyOf))
  const foreign = added.find((reference) => !own.has(keyOf(reference)))
  if (foreign) throw refused(area, translatorOf(req.i18n)('checkForeign'), foreign.path)
}

const input = z.strictObject({
  id: z.uuid(),
  /** By block name; omitted blocks are unchanged. */
  settings: z.record(z.string().max(80), z.record(z.string().max(80), z.unknown())),
  ...singletonVersion,
})

/** Changes the attributes of the selected theme's blocks. Attributes of other themes are kept but not shown. */
export const updateCustomAttributes = defineOperation({
  name: 'updateCustomAttributes',
  area: 'attributes',
  audit: 'settings.attributes',
  input,
  method: 'patch',
  output: z.object({ doc: z.looseObject({}), message: z.string() }),
  path: '/custom-attributes/:id',
  run: async ({ audit, input: { id, settings, updatedAt }, req, tenantId }) => {
    const own = await lockSingleton(req, {
      area: 'attributes',
      collection: 'custom-attributes',
      tenantId: tenantId,
      updatedAt,
    })
    const blocks = await selectedThemeBlocks(req, tenantId)
    const t = translatorOf(req.i18n)
    const zone = (tenantId && (await tenantOf(req, tenantId))?.timezone) || 'UTC'
    const before = own.settings as Record<string, SettingValues>
    const after = { ...before }
    for (const [name, submitted] of Object.entries(settings)) {
      const block = blocks.find((candidate) => candidate.name === name)
      if (!block) throw refused('attributes', t('checkNoBlock'), `settings.${name}`)
      const verdict = changeSettings(block.settings, submitted, before[name] ?? {}, t, zone)
      after[name] = assertAccepted(verdict, 'attributes', `settings.${name}`)
    }
    const collectReferences = (stored: typeof after) =>
      blocks.flatMap(({ name, settings: fields }) => referencesIn(fields, stored[name] ?? {}, `settings.${name}`))
    await assertOwnReferences(req, tenantId, {
      area: 'attributes',
      before: collectReferences(before),
      now: collectReferences(after),
    })
    await replaceReferences(req, tenantId, { collection: 'custom-attributes', id: own.id }, collectReferences(after))
    audit({ after: { settings: after }, before: { settings: before }, target: `custom-attributes/${id}` })
    return { doc: await saveSingleton(req, 'custom-attributes', own, after), message: 'Updated successfully.' }
  },
  summary: "Change a site's custom attributes",
  tenant: ({ id }, req) => tenantOfSingleton(req, 'custom-attributes', id),
  who: withAnyPermission('custom-attributes:admin'),
})

/**
 * Returns the accepted values.
 * @param path of these settings in the input: `settings.hero`
 * @throws OperationError 400 with every problem at its path
 */
function assertAccepted(verdict: SettingsResult, area: string, path: string): SettingValues {
  if ('values' in verdict) return verdict.values
  const toFieldError = (problem: SettingProblem) => ({
    message: problem.message,
    path: [path, problem.path].filter(Boolean).join('.'),
  })
  throw badRequest(area, verdict.problems[0].message, verdict.problems.map(toFieldError))
}
