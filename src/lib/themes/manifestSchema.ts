import { z } from 'zod'
import type { WordKey } from '../../i18n/en'
import { TARGETS } from '../apps/targets'
import { CHECK_NAMES } from './checks'
import { FIELD_TYPES } from './fieldTypes'

/** What is wrong, by the key of the text: `readManifest` says it in the reader's language. */
const word = (key: WordKey): string => key

const label = z.string().trim().min(1).max(200)
const note = z.string().max(500)
const count = z.int().min(0).max(100_000)
const rows = z.int().min(0).max(100)

const identifier = z
  .string()
  .regex(/^[A-Za-z][\w-]{0,79}$/, word('manifestName'))
  .refine((one) => !(one in Object.prototype), word('manifestNameTaken'))

const target = z.enum([...TARGETS])
const choice = z.union([label, z.strictObject({ label, value: label })])

/** One thing that a theme asks for. */
const manifestField = z
  .strictObject({
    type: z.enum(FIELD_TYPES).describe('What is asked for'),
    name: z.string().max(90).optional().describe('Key under which the value lies. Left out: made from the label'),
    label: label.optional().describe('As the form says it. Left out: the name'),
    description: note.optional().describe('One line of help below the field'),
    group: label.optional().describe('Heading under which neighbours with the same group stand together'),
    required: z.boolean().optional().describe('Must be filled in before the document is published'),
    localized: z.boolean().optional().describe('Has a value in each language of the site'),
    defaultValue: z
      .union([z.string().max(5_000), z.number(), z.boolean()])
      .optional()
      .describe('What a new block begins with'),
    min: z.number().optional().describe('Of a number: the least. Of an array: the fewest rows'),
    max: z.number().optional().describe('Of a number: the most. Of an array: the most rows'),
    minLength: count.optional().describe('Of texts and code, in characters'),
    maxLength: count.min(1).optional().describe('Of texts and code, in characters'),
    minRows: rows.optional().describe('Of an array; the same as min'),
    maxRows: rows.min(1).optional().describe('Of an array; the same as max'),
    options: z
      .array(choice)
      .min(1)
      .max(100)
      .optional()
      .describe('Of radio and select: texts, or pairs of label and value'),
    hasMany: z.boolean().optional().describe('Several choices or documents in place of one'),
    relationTo: z
      .union([target, z.array(target).min(1)])
      .optional()
      .describe('Content types that may be referred to'),
    condition: z
      .strictObject({ field: identifier, equals: z.union([z.string(), z.boolean(), z.number()]) })
      .optional()
      .describe('Asked for only while a neighbour has this value'),
    check: z.enum(CHECK_NAMES).optional().describe('Of checkbox, radio and array: one more rule, by name'),
    collections: z
      .array(target)
      .min(1)
      .optional()
      .describe('Of a setting of the theme: asked for in these documents. Left out: in the theme itself'),
    get fields() {
      return z
        .array(manifestField)
        .min(1)
        .max(60)
        .optional()
        .describe('Of an array: what a row has. Of a group: what belongs together')
    },
  })
  .meta({ id: 'field' })

export type ManifestField = z.infer<typeof manifestField>

const fields = z.array(manifestField).max(60)

const block = z.strictObject({
  name: identifier.describe('Stored with every block of this kind; never change it'),
  label: label.optional(),
  singular: label.optional(),
  plural: label.optional(),
  description: note.optional(),
  settings: fields.default([]).describe('What the block asks for'),
})

const template = z.strictObject({
  name: label.describe('As editors read it'),
  template: z
    .string()
    .regex(/^[A-Za-z][\w./-]{0,119}$/, word('manifestKey'))
    .describe('Key of the template. Those of events begin with event.'),
  collection: target.describe('Documents that may choose it'),
  settings: fields.default([]),
})

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, word('manifestColour'))

/** Everything a theme says of itself. */
export const manifestSchema = z
  .strictObject({
    $schema: z.string().optional(),
    name: z.string().trim().min(1).max(120).optional().describe('Of a package: what the theme is called'),
    version: z.string().trim().min(1).max(40).optional().describe('Of a package: your own number, like 1.4.0'),
    engine: z.literal('1').optional().describe('Of a package: version of the data that its templates get'),
    author: z.string().trim().max(200).optional().describe('Of a package: who made it'),
    licence: z.string().trim().max(200).optional().describe('Of a package: under which terms, like MIT'),
    blocks: z.array(block).max(100).default([]),
    templates: z.array(template).max(100).default([]),
    settings: fields.default([]),
    colorSchemes: z
      .array(z.object({ name: label }).catchall(colour))
      .max(30)
      .default([])
      .describe('Sets of colours, the first being the usual one'),
    attributes: z
      .strictObject({ events: fields.default([]), eventInstances: fields.default([]) })
      .partial()
      .default({})
      .describe('What events and performances are asked for beside their own fields'),
  })
  .meta({ id: 'manifest', title: 'Manifest of a Callboard theme' })

export type Manifest = z.infer<typeof manifestSchema>

/** As somebody writes one: what is usual may be left out. */
export type ManifestInput = z.input<typeof manifestSchema>
