import type { ThemeProbe } from '@/database/themes/affectedDocuments'
import { fieldName } from '@/lib/themes/fieldName'
import type { Manifest, ManifestField } from '@/lib/themes/manifestSchema'
import { isTemplateFor, typesOfTemplate } from '@/lib/themes/themePlaces'

export type ChangeKind = 'blockGone' | 'fieldGone' | 'fieldRequired' | 'fieldType' | 'schemeGone' | 'templateGone'

/** A removed or changed part of a manifest that documents may use. */
export interface ManifestChange {
  kind: ChangeKind
  /** Label, as editors see it. */
  name: string
  /** Of a field: label of its block or template; `attributes` and `settings` for fields outside of these. */
  owner?: string
  /** Content types to search; all with the column when left out. */
  collections?: string[]
  /** Query that finds affected documents; null for the theme's own settings. */
  probe: Omit<ThemeProbe, 'key'> | null
}

type Shape = Pick<Manifest, 'attributes' | 'blocks' | 'colorSchemes' | 'settings' | 'templates'>

/** Location of the values of fields. */
interface FieldLocation {
  owner: string
  column: ThemeProbe['column']
  /** JSON path to the object with the values. */
  path: string
  vars: Record<string, string>
  collections?: string[]
  isAttribute?: boolean
}

/** JSON path to the blocks with a name, at any depth. */
export const BLOCKS = '$.** ? (@.blockType == "themeBlock" && @.block == $name)'
/** JSON path to the theme values of documents with a template. */
export const TEMPLATE = '$ ? (@.template == $template)'
/** JSON path comparisons of different types are unknown, so the type is checked first. */
const NOT_EMPTY =
  '(@.key == $field && @.value.type() != "null" && !(@.value.type() == "string" && @.value == "") && !(@.value.type() == "array" && @.value.size() == 0))'

/** Returns what a new manifest removes from documents or newly requires of them. */
export function compareManifests(before: Shape, after: Shape): ManifestChange[] {
  return [
    ...blockChanges(before, after),
    ...templateChanges(before, after),
    ...schemeChanges(before, after),
    ...settingChanges(before, after),
    ...attributeChanges(before, after),
  ]
}

function blockChanges(before: Shape, after: Shape): ManifestChange[] {
  return before.blocks.flatMap((block): ManifestChange[] => {
    const { name } = block
    const label = block.label ?? block.singular ?? name
    const other = after.blocks.find((candidate) => candidate.name === name)
    const location = { column: 'layout', vars: { name } } as const
    if (!other) return [{ kind: 'blockGone', name: label, probe: { ...location, path: BLOCKS } }]
    return fieldChanges(block.settings, other.settings, { ...location, owner: label, path: `${BLOCKS}.values` })
  })
}

function templateChanges(before: Shape, after: Shape): ManifestChange[] {
  return before.templates.flatMap((template): ManifestChange[] => {
    const { collection, name, template: key } = template
    const collections = typesOfTemplate(template)
    const others = after.templates.filter((candidate) => candidate.template === key)
    const gone = collections.filter((type) => !others.some((other) => isTemplateFor(other, type)))
    const other = others.find((candidate) => isTemplateFor(candidate, collection))
    const location = { column: 'theme', vars: { template: key } } as const
    return [
      ...(gone.length > 0
        ? [{ collections: gone, kind: 'templateGone' as const, name, probe: { ...location, path: TEMPLATE } }]
        : []),
      ...(other
        ? fieldChanges(template.settings, other.settings, {
            ...location,
            collections,
            owner: name,
            path: `${TEMPLATE}.templateSettings.keyvalue() ? (@.key == $template).value`,
          })
        : []),
    ]
  })
}

const schemeChanges = (before: Shape, after: Shape): ManifestChange[] =>
  before.colorSchemes
    .filter(({ name }) => !after.colorSchemes.some((scheme) => scheme.name === name))
    .map(({ name }) => ({
      kind: 'schemeGone',
      name,
      probe: { column: 'theme', path: '$ ? (@.colorScheme == $name)', vars: { name } },
    }))

/** Changes to document settings by content type, then to the theme's own settings. */
function settingChanges(before: Shape, after: Shape): ManifestChange[] {
  const types = [...new Set([...before.settings, ...after.settings].flatMap(({ collections }) => collections ?? []))]
  const ofType = (fields: ManifestField[], type: string) =>
    fields.filter(({ collections }) => collections?.includes(type))
  const own = (fields: ManifestField[]) => fields.filter(({ collections }) => !collections)
  const ofDocuments = types.flatMap((type) =>
    fieldChanges(ofType(before.settings, type), ofType(after.settings, type), {
      collections: [type],
      column: 'theme',
      owner: 'settings',
      path: '$.settings',
      vars: {},
    }),
  )
  const ofTheme = fieldChanges(own(before.settings), own(after.settings), {
    column: 'theme',
    owner: 'settings',
    path: '$',
    vars: {},
  })
  return [...ofDocuments, ...ofTheme.map((change) => ({ ...change, probe: null }))]
}

const attributeChanges = (before: Shape, after: Shape): ManifestChange[] =>
  (
    [
      ['events', 'events'],
      ['eventInstances', 'event-instances'],
    ] as const
  ).flatMap(([name, collection]) =>
    fieldChanges(before.attributes[name] ?? [], after.attributes[name] ?? [], {
      collections: [collection],
      column: 'custom',
      isAttribute: true,
      owner: 'attributes',
      path: '$',
      vars: {},
    }),
  )

function fieldChanges(before: ManifestField[], after: ManifestField[], location: FieldLocation): ManifestChange[] {
  const { collections, column, owner, path, vars } = location
  const keyOf = ({ label = '', name }: ManifestField): string =>
    location.isAttribute ? fieldName(label) : (name ?? fieldName(label))
  const others = new Map(after.map((field) => [keyOf(field), field]))
  const previous = new Map(before.map((field) => [keyOf(field), field]))
  const change = (kind: ChangeKind, field: ManifestField, probe: Omit<ThemeProbe, 'key'>): ManifestChange => ({
    kind,
    name: field.label ?? keyOf(field),
    owner,
    probe,
    ...(collections && { collections }),
  })
  const filled = (key: string) => ({
    column,
    path: `${path} ? (@.type() == "object").keyvalue() ? ${NOT_EMPTY}`,
    vars: { ...vars, field: key },
  })
  const empty = (key: string) => ({
    column,
    path: `${path} ? (@.type() == "object" && !exists(@.keyvalue() ? ${NOT_EMPTY}))`,
    vars: { ...vars, field: key },
  })
  const lost = before.flatMap((field): ManifestChange[] => {
    const key = keyOf(field)
    const other = others.get(key)
    if (!other) return [change('fieldGone', field, filled(key))]
    if (other.type !== field.type || Boolean(other.hasMany) !== Boolean(field.hasMany))
      return [change('fieldType', field, filled(key))]
    // Fields within rows and groups are found by name at any depth.
    const inner = {
      ...location,
      owner: `${owner === 'settings' || owner === 'attributes' ? '' : `${owner}, `}${field.label ?? key}`,
      path: `${path}.** ? (@.type() == "object")`,
    }
    return fieldChanges(field.fields ?? [], other.fields ?? [], { ...inner, isAttribute: false })
  })
  const required = after
    .filter((field) => field.required && !previous.get(keyOf(field))?.required)
    .map((field) => change('fieldRequired', field, empty(keyOf(field))))
  return [...lost, ...required]
}
