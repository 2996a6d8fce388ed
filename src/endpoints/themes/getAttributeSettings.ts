import { z } from 'zod'
import { selectedTheme } from '../../collections/theme/selectedTheme'
import type { FieldMapping } from '../../lib/themes/fieldMapping'
import { FIELD_TYPES } from '../../lib/themes/fieldTypes'
import { defineOperation } from '../define'
import { holderOf } from '../rules'

const attribute = z.looseObject({ type: z.enum(FIELD_TYPES), label: z.string(), name: z.string() })

const asAttribute = (mapping: FieldMapping) => ({
  ...mapping,
  type: mapping.blockType,
  label: mapping.blockLabel,
  name: mapping.blockName,
})

/** What the theme of a site asks events and performances for, beside their own fields. */
export const getAttributeSettings = defineOperation({
  name: 'getAttributeSettings',
  area: 'attributes',
  audit: null,
  input: z.strictObject({ tenantId: z.uuid() }),
  isAction: true,
  method: 'get',
  output: z.object({ EventsAttributes: z.array(attribute), EventInstancesAttributes: z.array(attribute) }),
  path: '/tenants/:tenantId/attribute-settings',
  run: async ({ req, tenantId }) => {
    const { attributeMappings } = (await selectedTheme(req, tenantId)).theme
    return {
      EventsAttributes: (attributeMappings.events ?? []).map(asAttribute),
      EventInstancesAttributes: (attributeMappings['event-instances'] ?? []).map(asAttribute),
    }
  },
  summary: "Read what a site's theme asks events and performances for",
  tenant: ({ tenantId }) => tenantId,
  who: holderOf('events:view', 'custom-attributes:admin', 'themes:view'),
})
