import type { FlattenedField, Payload } from 'payload'
import type { Case } from './malformed'

const UNKNOWN = '01999999-0000-7000-8000-000000000000'

/** Values that fit hardly any field. */
const VALUES: [string, unknown][] = [
  ['an object', {}],
  ['a list', []],
  ['a list of nothing', [null]],
  ['a list of lists', [[]]],
  ['a list of objects', [{}]],
  ['a text', 'x'],
  ['an empty text', ''],
  ['a long text', 'x'.repeat(100_000)],
  ['a number', 42],
  ['a large number', 1e308],
  ['a small number', -1e-308],
  ['nothing', null],
  ['true', true],
  ['an unknown id', UNKNOWN],
  ['a list of unknown ids', [UNKNOWN, UNKNOWN]],
  ['an operator', { $inc: 1 }],
  ['a push', { $push: { x: 1 } }],
  ['a condition', { equals: 1 }],
  ['a relation', { relationTo: 'users', value: UNKNOWN }],
  ['a date that is none', '2026-02-31T99:00:00Z'],
  ['a year far away', '+275760-09-13T00:00:00.001Z'],
  ['a block that is none', [{ blockType: 'nothing' }]],
  ['a block without a type', [{ id: 'x', blockName: 1 }]],
  ['a block by the name of an object', [{ blockType: 'toString' }]],
  ['rich text that is none', { root: {} }],
  ['rich text of strange nodes', { root: { children: [{ type: 'nothing' }, null, 1], type: 'root' } }],
  [
    'rich text with a link to nowhere',
    {
      root: {
        children: [
          {
            children: [],
            fields: { doc: { relationTo: 'x', value: {} }, linkType: 'internal' },
            type: 'link',
            version: 1,
          },
        ],
        type: 'root',
        version: 1,
      },
    },
  ],
  ['a row with an id that is none', [{ id: {} }]],
  ['rows with the same id', [{ id: 'x' }, { id: 'x' }]],
]

/** Every field of every collection with every value that hardly fits, as a new document and as a draft. */
export function wrongValueCases(payload: Payload, slugs: string[]): Case[] {
  return slugs.flatMap((slug) =>
    pathsOf(payload.collections[slug as 'pages']!.config.flattenedFields).flatMap((path) =>
      VALUES.map(([what, value], index): Case => ({
        name: `${slug}.${path.join('.')} = ${what}`,
        send: ({ client, tenant }) =>
          client.post(`/${slug}${index % 2 ? '?draft=true' : ''}`, {
            name: 'A name',
            start: '2026-11-21T19:30:00Z',
            tenant,
            title: 'A title',
            ...toObject(path, value),
          }),
      })),
    ),
  )
}

const OWN_FIELDS = new Set(['id', 'createdAt', 'updatedAt'])

function pathsOf(fields: FlattenedField[]): string[][] {
  return fields.flatMap((field) => {
    if (!('name' in field) || OWN_FIELDS.has(field.name)) return []
    const inner =
      field.type === 'group' || field.type === 'tab'
        ? pathsOf(field.flattenedFields).map((path) => [field.name, ...path])
        : []
    return [[field.name], ...inner]
  })
}

const toObject = ([first, ...rest]: string[], value: unknown): Record<string, unknown> => ({
  [first!]: rest.length > 0 ? toObject(rest, value) : value,
})
