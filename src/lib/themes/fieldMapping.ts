import { ATTRIBUTE_PREFIX, fieldName } from './fieldName'
import type { ManifestField } from './manifestSchema'

/** A field of a theme for the code that fills in templates: flat, with its nesting level and group. */
export interface FieldMapping {
  blockType: ManifestField['type']
  blockName: string
  blockLabel: string
  blockDescription: string | null
  min: number | null
  max: number | null
  minLength: number | null
  maxLength: number | null
  options: { label: string; value: string }[]
  hasMany: boolean
  relationTo: string[]
  /** Nested fields of arrays and groups. */
  blockConfig: FieldMapping[]
  /** Nesting level, 1 at the top. */
  blockLayer: number
  group: string | null
}

const targetsOf = ({ relationTo, type }: ManifestField): string[] =>
  [relationTo ?? (type === 'upload' ? 'media' : type === 'file-upload' ? 'files' : [])].flat()

/**
 * Fields of a theme with all derived values.
 * @param isAttribute names are derived from labels, and top-level names are prefixed with `custom.`
 */
export const fieldMappings = (fields: readonly ManifestField[], isAttribute: boolean, layer = 1): FieldMapping[] =>
  fields.map((field) => {
    const baseName = (isAttribute ? undefined : field.name) ?? fieldName(field.label ?? '')
    return {
      blockConfig: fieldMappings(field.fields ?? [], isAttribute, layer + 1),
      blockDescription: field.description ?? null,
      blockLabel: field.label ?? baseName,
      blockLayer: layer,
      blockName: isAttribute && layer === 1 ? ATTRIBUTE_PREFIX + baseName : baseName,
      blockType: field.type,
      group: field.group ?? null,
      hasMany: field.hasMany ?? false,
      max: field.max ?? field.maxRows ?? null,
      maxLength: field.maxLength ?? null,
      min: field.min ?? field.minRows ?? null,
      minLength: field.minLength ?? null,
      options: (field.options ?? []).map((option) =>
        typeof option === 'string' ? { label: option, value: option } : option,
      ),
      relationTo: targetsOf(field),
    }
  })
