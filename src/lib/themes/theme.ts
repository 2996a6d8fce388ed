import { isRecord } from '../values'
import type { SettingField } from '../apps/settingFields'
import { themeFields } from '../apps/themeSettings'
import { fieldMappings, type FieldMapping } from './fieldMapping'
import { fieldName } from './fieldName'
import { MAX_LAYERS } from './layers'
import { manifestSchema, type ManifestField } from './manifestSchema'

export interface ThemeBlockShape {
  name: string
  label: string
  plural: string
  description: string
  fields: SettingField[]
}

export interface TemplateShape {
  /** As editors read it. */
  name: string
  template: string
  collection: string
  fields: SettingField[]
}

/** A theme as screens and checks need it: what it asks for, as plain data. */
export interface Theme {
  blocks: ThemeBlockShape[]
  templates: TemplateShape[]
  /** What the theme itself is asked for, once. */
  settings: SettingField[]
  /** What documents are asked for, by content type. */
  documentSettings: Record<string, SettingField[]>
  /** Names of its colour schemes, the usual one first. */
  schemes: string[]
  /** What events and performances are asked for, by content type. */
  attributes: Record<string, SettingField[]>
  /** The same, as whoever fills templates reads it. */
  attributeMappings: Record<string, FieldMapping[]>
}

const NOTHING: Theme = {
  attributeMappings: {},
  attributes: {},
  blocks: [],
  documentSettings: {},
  schemes: [],
  settings: [],
  templates: [],
}

/**
 * Reads a stored manifest. Themes are checked when they are saved; of one that was stored otherwise nothing is left but
 * the blocks that make sense.
 */
export function toTheme(stored: unknown, layers = MAX_LAYERS): Theme {
  const parsed = manifestSchema.safeParse(isRecord(stored) ? stored : {})
  if (!parsed.success) return NOTHING
  const { attributes, blocks, colorSchemes, settings, templates } = parsed.data
  const read = (fields: ManifestField[]) => themeFields(fields, { isTyped: true, layers })
  const named = [...new Set(settings.flatMap(({ collections }) => collections ?? []))]
  return {
    attributeMappings: {
      'event-instances': fieldMappings(attributes.eventInstances ?? [], true),
      events: fieldMappings(attributes.events ?? [], true),
    },
    attributes: {
      'event-instances': read(asAttributes(attributes.eventInstances)),
      events: read(asAttributes(attributes.events)),
    },
    blocks: blocks.map(({ description = '', label, name, plural, settings: fields, singular }) => ({
      description,
      fields: read(fields),
      label: label ?? singular ?? name,
      name,
      plural: plural ?? label ?? name,
    })),
    documentSettings: Object.fromEntries(
      named.map((collection) => [
        collection,
        read(settings.filter(({ collections }) => collections?.includes(collection))),
      ]),
    ),
    schemes: colorSchemes.map(({ name }) => name),
    settings: read(settings.filter(({ collections }) => !collections)),
    templates: templates.map(({ collection, name, settings: fields, template }) => ({
      collection,
      fields: read(fields),
      name,
      template,
    })),
  }
}

/** Their names follow from their labels, whatever they say. */
const asAttributes = (fields: ManifestField[] = []): ManifestField[] =>
  fields.map((field) => ({ ...field, name: fieldName(field.label ?? '') }))
