import { z } from 'zod'
import type { MessageKey } from '@/i18n/en'
import { THEME_TARGETS } from '@/lib/apps/targets'
import { CHECK_NAMES } from './checks'
import { FIELD_TYPES } from './fields'

/** Marks a message key as an error; `readManifest` translates it. */
const messageKey = (key: MessageKey): string => key

const label = z.string().trim().min(1).max(200)
const note = z.string().max(500)
const count = z.int().min(0).max(100_000)
const rows = z.int().min(0).max(100)

const identifier = z
  .string()
  .regex(/^[A-Za-z][\w-]{0,79}$/, messageKey('manifestName'))
  .refine((name) => !(name in Object.prototype), messageKey('manifestNameTaken'))

const target = z.enum([...THEME_TARGETS])
const choice = z.union([label, z.strictObject({ label, value: label })])

/** A field of a theme. */
const manifestField = z
  .strictObject({
    type: z.enum(FIELD_TYPES).describe('Type of the field'),
    name: z.string().max(90).optional().describe('Key of the stored value. Default: derived from the label'),
    label: label.optional().describe('Label in the form. Default: the name'),
    description: note.optional().describe('One line of help below the field'),
    group: label.optional().describe('Heading that groups sibling fields'),
    required: z.boolean().optional().describe('Must be filled in to publish the document'),
    localized: z.boolean().optional().describe('Has a value in each language of the site'),
    defaultValue: z
      .union([z.string().max(5_000), z.number(), z.boolean()])
      .optional()
      .describe('Initial value in a new block'),
    min: z.number().optional().describe('Minimum of a number, or minimum number of rows of an array'),
    max: z.number().optional().describe('Maximum of a number, or maximum number of rows of an array'),
    minLength: count.optional().describe('Minimum length of texts and code, in characters'),
    maxLength: count.min(1).optional().describe('Maximum length of texts and code, in characters'),
    minRows: rows.optional().describe('Alias of min for arrays'),
    maxRows: rows.min(1).optional().describe('Alias of max for arrays'),
    options: z
      .array(choice)
      .min(1)
      .max(100)
      .optional()
      .describe('Options of radio and select: texts, or pairs of label and value'),
    hasMany: z.boolean().optional().describe('Allows several options or documents'),
    relationTo: z
      .union([target, z.array(target).min(1)])
      .optional()
      .describe('Content types that the field may refer to'),
    condition: z
      .strictObject({ field: identifier, equals: z.union([z.string(), z.boolean(), z.number()]) })
      .optional()
      .describe('Show the field only while a sibling field has this value'),
    check: z.enum(CHECK_NAMES).optional().describe('Name of an additional check for checkbox, radio and array'),
    collections: z
      .array(target)
      .min(1)
      .optional()
      .describe('For theme settings: content types whose documents have this setting. Default: the theme itself'),
    get fields() {
      return z
        .array(manifestField)
        .min(1)
        .max(60)
        .optional()
        .describe('Fields of a row for arrays, or fields of a group')
    },
  })
  .meta({ id: 'field' })

export type ManifestField = z.infer<typeof manifestField>

const fields = z.array(manifestField).max(60)

const block = z.strictObject({
  name: identifier.describe('Stored with every block of this type; never change it'),
  label: label.optional(),
  singular: label.optional(),
  plural: label.optional(),
  description: note.optional(),
  settings: fields.default([]).describe('Fields of the block'),
})

const template = z.strictObject({
  name: label.describe('Label for editors'),
  template: z
    .string()
    .regex(/^[A-Za-z][\w./-]{0,119}$/, messageKey('manifestKey'))
    .describe('Key of the template. Those of events begin with event.'),
  collection: target.describe('Content type that can use the template'),
  settings: fields.default([]),
})

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, messageKey('manifestColour'))

/** The manifest of a theme. */
export const manifestSchema = z
  .strictObject({
    $schema: z.string().optional(),
    name: z.string().trim().min(1).max(120).optional().describe('For packages: name of the theme'),
    version: z.string().trim().min(1).max(40).optional().describe('For packages: your version number, such as 1.4.0'),
    engine: z.literal('1').optional().describe('For packages: version of the template data'),
    author: z.string().trim().max(200).optional().describe('For packages: author'),
    licence: z.string().trim().max(200).optional().describe('For packages: licence, such as MIT'),
    blocks: z.array(block).max(100).default([]),
    templates: z.array(template).max(100).default([]),
    settings: fields.default([]),
    colorSchemes: z
      .array(z.object({ name: label }).catchall(colour))
      .max(30)
      .default([])
      .describe('Colour schemes; the first is the default'),
    attributes: z
      .strictObject({ events: fields.default([]), eventInstances: fields.default([]) })
      .partial()
      .default({})
      .describe('Additional fields of events and performances'),
  })
  .meta({ id: 'manifest', title: 'Manifest of a Callboard theme' })

export type Manifest = z.infer<typeof manifestSchema>

/** A manifest as written by a developer, in which defaults may be omitted. */
export type ManifestInput = z.input<typeof manifestSchema>

/**
 * The JSON Schema (2020-12) of manifests, for editors. Some problems, such as duplicate names, are only detected by the
 * server.
 */
export const manifestJsonSchema = () => z.toJSONSchema(manifestSchema, { io: 'input' })
