import type { ThemeProbe } from '../../../../database/themes/affectedDocuments'
import { fieldName } from '../../../../lib/themes/fieldName'
import type { Manifest, ManifestField } from '../../../../lib/themes/manifestSchema'

export type ChangeKind = 'blockGone' | 'fieldGone' | 'fieldRequired' | 'fieldType' | 'schemeGone' | 'templateGone'

/** Something that documents use, or may use, and that is no more as it was. */
export interface ManifestChange {
  kind: ChangeKind
  /** As editors read it. */
  name: string
  /** Of a field: what asks for it, as editors read it; `attributes` and `settings` for what has no name of its own. */
  owner?: string
  /** Content types to look in; all that have the column where it is left out. */
  collections?: string[]
  /** How documents are found that it concerns. Null: the theme's own settings. */
  probe: Omit<ThemeProbe, 'key'> | null
}

type Shape = Pick<Manifest, 'attributes' | 'blocks' | 'colorSchemes' | 'settings' | 'templates'>

/** Where the values of fields lie. */
interface Place {
  owner: string
  column: ThemeProbe['column']
  /** Leads to the object with the values. */
  path: string
  vars: Record<string, string>
  collections?: string[]
  isAttribute?: boolean
}

/** Leads to the blocks of a name, however deep they stand. */
export const BLOCKS = '$.** ? (@.blockType == "themeBlock" && @.block == $name)'
/** Values of different types are neither equal nor unequal: the type is asked first. */
const NOT_EMPTY =
  '(@.key == $field && @.value.type() != "null" && !(@.value.type() == "string" && @.value == "") && !(@.value.type() == "array" && @.value.size() == 0))'

/** What a new manifest takes away from documents, or asks of them, compared with the one that counts. */
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
    const other = after.blocks.find((one) => one.name === name)
    const place = { column: 'layout', vars: { name } } as const
    if (!other) return [{ kind: 'blockGone', name: label, probe: { ...place, path: BLOCKS } }]
    return fieldChanges(block.settings, other.settings, { ...place, owner: label, path: `${BLOCKS}.values` })
  })
}

function templateChanges(before: Shape, after: Shape): ManifestChange[] {
  return before.templates.flatMap((template): ManifestChange[] => {
    const { collection, name, template: key } = template
    const other = after.templates.find((one) => one.template === key && one.collection === collection)
    const place = { collections: [collection], column: 'theme', vars: { template: key } } as const
    if (!other)
      return [
        {
          collections: [collection],
          kind: 'templateGone',
          name,
          probe: { column: 'theme', path: '$ ? (@.template == $template)', vars: { template: key } },
        },
      ]
    return fieldChanges(template.settings, other.settings, {
      ...place,
      collections: [collection],
      owner: name,
      path: '$ ? (@.template == $template).templateSettings.keyvalue() ? (@.key == $template).value',
    })
  })
}

const schemeChanges = (before: Shape, after: Shape): ManifestChange[] =>
  before.colorSchemes
    .filter(({ name }) => !after.colorSchemes.some((one) => one.name === name))
    .map(({ name }) => ({
      kind: 'schemeGone',
      name,
      probe: { column: 'theme', path: '$ ? (@.colorScheme == $name)', vars: { name } },
    }))

/** Settings of documents, by content type; then those of the theme itself. */
function settingChanges(before: Shape, after: Shape): ManifestChange[] {
  const types = [...new Set([...before.settings, ...after.settings].flatMap(({ collections }) => collections ?? []))]
  const ofType = (fields: ManifestField[], type: string) =>
    fields.filter(({ collections }) => collections?.includes(type as never))
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

function fieldChanges(before: ManifestField[], after: ManifestField[], place: Place): ManifestChange[] {
  const { collections, column, owner, path, vars } = place
  const keyOf = ({ label = '', name }: ManifestField): string =>
    place.isAttribute ? fieldName(label) : (name ?? fieldName(label))
  const others = new Map(after.map((field) => [keyOf(field), field]))
  const held = new Map(before.map((field) => [keyOf(field), field]))
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
    // What lies within rows and groups is found by its name, at any depth below them.
    const inner = {
      ...place,
      owner: `${owner === 'settings' || owner === 'attributes' ? '' : `${owner}, `}${field.label ?? key}`,
      path: `${path}.** ? (@.type() == "object")`,
    }
    return fieldChanges(field.fields ?? [], other.fields ?? [], { ...inner, isAttribute: false })
  })
  const asked = after
    .filter((field) => field.required && !held.get(keyOf(field))?.required)
    .map((field) => change('fieldRequired', field, empty(keyOf(field))))
  return [...lost, ...asked]
}
