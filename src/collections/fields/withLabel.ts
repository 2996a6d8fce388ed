import type { Field } from 'payload'
import { sentenceCase } from '../../lib/names/sentenceCase'

/** Sets a sentence-case label. Payload's default would be title case ("Start Date"). */
export const withLabel = (field: Field): Field =>
  'name' in field && field.name && !('label' in field && field.label !== undefined)
    ? ({ ...field, label: sentenceCase(field.name) } as Field)
    : field
