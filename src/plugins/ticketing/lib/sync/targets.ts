import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { readSelectedTheme } from '@/collections/theme/selectedTheme'
import { ATTRIBUTE_PREFIX } from '@/lib/themes/fieldName'
import type { FieldMapping } from '@/lib/themes/fieldMapping'
import type { MapParts } from '../map/checkMap'
import { targetFields, type AttributeField, type PlainField, type TargetField } from '../map/targets'

/** Fields of events and performances that a map may write, including attributes of the site's theme. */
export async function targetsOfSite(req: PayloadRequest, tenant: string): Promise<MapParts<TargetField>> {
  const { attributeMappings } = (await readSelectedTheme(req, tenant)).theme
  const of = (slug: string) =>
    targetFields(
      req.payload.collections[slug as CollectionSlug].config.flattenedFields.map(toPlain),
      (attributeMappings[slug] ?? []).map(toAttribute),
    )
  return { events: of('events'), instances: of('event-instances') }
}

function toPlain(field: FlattenedField): PlainField {
  const { admin, hasMany, label, localized, maxLength, name, options, relationTo, required, timezone, type } =
    field as FlattenedField & Record<string, never>
  return {
    name,
    hasMany,
    isHidden: isHidden(admin),
    label,
    localized,
    maxLength,
    options,
    relationTo,
    required,
    timezone,
    type,
  }
}

const isHidden = (admin: unknown): boolean =>
  typeof admin === 'object' && admin !== null && 'hidden' in admin && admin.hidden === true

/** Removes the `custom.` prefix from names. */
const toAttribute = ({
  blockLabel,
  blockName,
  blockType,
  hasMany,
  maxLength,
  options,
  relationTo,
}: FieldMapping): AttributeField => ({
  name: blockName.startsWith(ATTRIBUTE_PREFIX) ? blockName.slice(ATTRIBUTE_PREFIX.length) : blockName,
  hasMany,
  label: blockLabel,
  maxLength: maxLength ?? undefined,
  options,
  relationTo,
  type: blockType,
})
