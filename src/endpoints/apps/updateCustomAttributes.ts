import { z } from 'zod'
import { tenantOfOwn } from '../../database/apps/ownDocuments'
import { replaceReferences } from '../../database/documents/references'
import { translatorOf } from '../../i18n/translator'
import { changeSettings } from '../../lib/apps/changeSettings'
import { referencesIn } from '../../lib/apps/referencesIn'
import type { SettingValues } from '../../lib/apps/settingFields'
import { defineOperation } from '../define'
import { refused } from '../OperationError'
import { holderOf } from '../rules'
import { acceptedValues } from './acceptedValues'
import { lockOwn, ownAsOf, saveOwn } from './ownDocument'
import { refuseForeign } from './refuseForeign'
import { selectedThemeBlocks } from './selectedThemeBlocks'

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
      tenantId: tenantId!,
      updatedAt,
    })
    const blocks = await selectedThemeBlocks(req, tenantId!)
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
    await refuseForeign(req, tenantId!, { area: 'attributes', before: refersTo(before), now: refersTo(after) })
    await replaceReferences(req, tenantId!, { collection: 'custom-attributes', id: own.id }, refersTo(after))
    audit({ after: { settings: after }, before: { settings: before }, target: `custom-attributes/${id}` })
    return { doc: await saveOwn(req, 'custom-attributes', own, after), message: 'Updated successfully.' }
  },
  summary: "Change a site's custom attributes",
  tenant: ({ id }, req) => tenantOfOwn(req, 'custom-attributes', id),
  who: holderOf('custom-attributes:admin'),
})
