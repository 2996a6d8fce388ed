import { isRecord } from '@/lib/values'
import { fieldMappings, type FieldMapping } from './fieldMapping'
import { fieldName } from './fieldName'
import { MAX_LAYERS } from './layers'
import { manifestSchema, type ManifestField } from './manifestSchema'
import type { ThemeField } from './themeField'
import { toFields } from './toFields'

export interface ThemeBlockShape {
  name: string
  label: string
  plural: string
  description: string
  fields: ThemeField[]
}

export interface TemplateShape {
  /** Label for editors. */
  name: string
  template: string
  collection: string
  fields: ThemeField[]
}

/** A parsed theme as plain data, for screens and validation. */
export interface Theme {
  blocks: ThemeBlockShape[]
  templates: TemplateShape[]
  /** Fields of the theme-wide settings. */
  settings: ThemeField[]
  /** Fields of document settings, by content type. */
  documentSettings: Record<string, ThemeField[]>
  /** Names of its colour schemes, with the default first. */
  schemes: string[]
  /** Fields of attributes of events and performances, by content type. */
  attributes: Record<string, ThemeField[]>
  /** The same attributes for the code that fills in templates. */
  attributeMappings: Record<string, FieldMapping[]>
}

const EMPTY_THEME: Theme = {
  attributeMappings: {},
  attributes: {},
  blocks: [],
  documentSettings: {},
  schemes: [],
  settings: [],
  templates: [],
}

/** Parses a stored manifest. Manifests are validated on save; an invalid one results in an empty theme. */
export function toTheme(stored: unknown, layers = MAX_LAYERS): Theme {
  const parsed = manifestSchema.safeParse(isRecord(stored) ? stored : {})
  if (!parsed.success) return EMPTY_THEME
  const { attributes, blocks, colorSchemes, settings, templates } = parsed.data
  const fieldsOf = (fields: ManifestField[]) => toFields(fields, { isTyped: true, layers })
  const documentTypes = [...new Set(settings.flatMap(({ collections }) => collections ?? []))]
  return {
    attributeMappings: {
      'event-instances': fieldMappings(attributes.eventInstances ?? [], true),
      events: fieldMappings(attributes.events ?? [], true),
    },
    attributes: {
      'event-instances': fieldsOf(asAttributes(attributes.eventInstances)),
      events: fieldsOf(asAttributes(attributes.events)),
    },
    blocks: blocks.map(({ description = '', label, name, plural, settings: fields, singular }) => ({
      description,
      fields: fieldsOf(fields),
      label: label ?? singular ?? name,
      name,
      plural: plural ?? label ?? name,
    })),
    documentSettings: Object.fromEntries(
      documentTypes.map((collection) => [
        collection,
        fieldsOf(settings.filter(({ collections }) => collections?.includes(collection))),
      ]),
    ),
    schemes: colorSchemes.map(({ name }) => name),
    settings: fieldsOf(settings.filter(({ collections }) => !collections)),
    templates: templates.map(({ collection, name, settings: fields, template }) => ({
      collection,
      fields: fieldsOf(fields),
      name,
      template,
    })),
  }
}

/** Names of attributes are always derived from their labels. */
const asAttributes = (fields: ManifestField[] = []): ManifestField[] =>
  fields.map((field) => ({ ...field, name: fieldName(field.label ?? '') }))
