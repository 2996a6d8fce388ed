import { z } from 'zod'
import { defineOperation, notFound, tenantInput, tenantOfInput } from '@/exports/server'
import { administrator } from '@/endpoints/routeRules'
import { readSwitch, writeSwitch } from '../database/figures'
import { AREA } from './input'

/** Turns the counting of visits of a site on or off. What was counted stays. */
export const switchAudience = defineOperation({
  name: 'switchAudience',
  area: AREA,
  audit: 'audience.switched',
  input: z.strictObject({ ...tenantInput, isOn: z.boolean() }),
  method: 'post',
  output: z.object({ isOn: z.boolean() }),
  path: '/audience/switch',
  run: async ({ audit, input: { isOn }, req, tenantId }) => {
    if (!tenantId) throw notFound(AREA)
    audit({ after: { isOn }, before: { isOn: await readSwitch(req, tenantId) } })
    await writeSwitch(req, tenantId, isOn)
    return { isOn }
  },
  summary: 'Turn the counting of visits on or off',
  tenant: tenantOfInput,
  who: administrator,
})
