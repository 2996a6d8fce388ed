import type { FlattenedField, Where } from 'payload'

/** A field that offers documents of one content type. */
export interface Picker {
  filter: (args: object) => Promise<Where | boolean> | Where | boolean
  name: string
  relationTo: string
}

/** Fields of documents that offer documents of one content type. */
export function pickersIn(fields: FlattenedField[]): Picker[] {
  return fields.flatMap((field): Picker[] => {
    if (
      field.name !== 'tenant' &&
      (field.type === 'relationship' || field.type === 'upload') &&
      typeof field.filterOptions === 'function'
    ) {
      const filter = field.filterOptions as Picker['filter']
      return [field.relationTo].flat().map((relationTo) => ({ filter, name: field.name, relationTo }))
    }
    return 'flattenedFields' in field ? pickersIn(field.flattenedFields) : []
  })
}
