import type { Field } from 'payload'
import { sentenceCase } from '../../lib/names/sentenceCase'

/** Payload writes the names of fields in capitals where nobody has named them: Start Date. */
export const withLabel = (field: Field): Field =>
  'name' in field && field.name && !('label' in field && field.label !== undefined)
    ? ({ ...field, label: sentenceCase(field.name) } as Field)
    : field
