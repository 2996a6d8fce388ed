import { z } from 'zod'
import { readSelectedTheme } from '@/collections/theme/selectedTheme'
import type { FieldMapping } from '@/lib/themes/fieldMapping'
import { FIELD_TYPES } from '@/lib/themes/fields'
import { defineOperation } from '@/endpoints/define'
import { withAnyPermission } from '@/endpoints/routeRules'

const attribute = z.looseObject({ type: z.enum(FIELD_TYPES), label: z.string(), name: z.string() })

const toAttribute = (mapping: FieldMapping) => ({
  ...mapping,
  type: mapping.blockType,
  label: mapping.blockLabel,
  name: mapping.blockName,
})

/** Reads the additional fields that a tenant's theme defines for events and performances. */
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
    const { attributeMappings } = (await readSelectedTheme(req, tenantId)).theme
    return {
      EventsAttributes: (attributeMappings.events ?? []).map(toAttribute),
      EventInstancesAttributes: (attributeMappings['event-instances'] ?? []).map(toAttribute),
    }
  },
  summary: "Read the event and performance fields of a site's theme",
  tenant: ({ tenantId }) => tenantId,
  who: withAnyPermission('events:view', 'custom-attributes:admin', 'themes:view'),
})
