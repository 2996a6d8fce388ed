import { z } from 'zod'
import { readPageName, tenantOfPage } from '../../../database/pages/places'
import { defineOperation } from '../../../endpoints/define'
import { withAnyPermission } from '../../../endpoints/routeRules'
import { instruction } from '../lib/instruction'
import { movePage } from '../lib/movePage'

const spot = z.object({ order: z.string(), parent: z.uuid().nullable() })

/** Moves a page in the tree with everything below it. */
export const movePages = defineOperation({
  name: 'movePages',
  area: 'pages',
  audit: 'pages.moved',
  input: z.strictObject({ instruction, itemId: z.uuid(), targetId: z.uuid() }),
  method: 'post',
  output: z.object({ from: spot, message: z.string(), to: spot }),
  path: '/pages/navigation',
  run: async ({ audit, input, req, tenantId }) => {
    const before = await readPageName(req, input.itemId)
    const { from, to } = await movePage(req, tenantId, input)
    audit({ after: await readPageName(req, input.itemId), before, target: `pages/${input.itemId}` })
    return { from, message: 'Reorganised the site tree successfully.', to }
  },
  summary: 'Move a page in the tree',
  tenant: ({ itemId }, req) => tenantOfPage(req, itemId),
  who: withAnyPermission('pages:manage'),
})
