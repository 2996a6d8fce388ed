import fc from 'fast-check'
import type { BasePayload, BlockSlug, FlattenedField } from 'payload'

/** One request of a fuzz test, as data, so that a failing one can be shown and shortened. */
export interface AnyRequest {
  method: string
  path: string
  query: string
  headers: Record<string, string>
  body: string | null
}

const OPERATORS = [
  'equals',
  'not_equals',
  'in',
  'not_in',
  'exists',
  'like',
  'not_like',
  'contains',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
  'all',
  'near',
  'within',
  'intersects',
  'what',
]
const UNKNOWN_ID = '01999999-0000-7000-8000-000000000000'
const VALUES = [
  '',
  'null',
  'true',
  'false',
  '0',
  '-1',
  '1e400',
  '5',
  'x',
  '%',
  "'",
  '\\',
  '(',
  '[',
  'a,b',
  'a b',
  '2026-11-21',
  UNKNOWN_ID,
  'en',
  'draft',
  '{"a":1}',
  '\u0000',
  '🎭',
  '\ud83c',
]

const value = () =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...VALUES), weight: 3 },
    { arbitrary: fc.string({ maxLength: 8, unit: 'binary' }), weight: 1 },
  )

/** Names of fields, and paths through groups, lists, blocks and relations, right ones and nearly right ones. */
function pathsOf(payload: BasePayload, slug: string): string[] {
  const seen = new Set<string>()
  const walk = (fields: FlattenedField[], before: string, relations: number, depth: number): void => {
    for (const field of fields) {
      const path = before + field.name
      seen.add(path)
      if (depth > 3) continue
      if ('localized' in field && field.localized) seen.add(`${path}.en`)
      if (field.type === 'blocks') {
        for (const one of [...(field.blockReferences ?? []), ...field.blocks]) {
          const block = typeof one === 'string' ? payload.blocks[one as BlockSlug] : one
          if (block) walk(block.flattenedFields, `${path}.`, relations, depth + 2)
        }
      } else if ('flattenedFields' in field) walk(field.flattenedFields, `${path}.`, relations, depth + 1)
      else if (field.type === 'json' || field.type === 'richText') seen.add(`${path}.root`).add(`${path}.a.b`)
      else {
        const target = field.type === 'join' ? field.collection : 'relationTo' in field ? field.relationTo : undefined
        if (Array.isArray(target)) seen.add(`${path}.value`).add(`${path}.relationTo`)
        else if (typeof target === 'string' && relations < 2)
          walk(payload.collections[target as 'users'].config.flattenedFields, `${path}.`, relations + 1, depth + 2)
      }
    }
  }
  const { config } = payload.collections[slug as 'users']
  walk(config.flattenedFields, '', 0, 0)
  return [
    ...seen,
    ...config.flattenedFields.slice(0, 8).map(({ name }) => `version.${name}`),
    'id',
    'parent',
    'parent.id',
    'createdAt',
    '_status',
    'nothing',
    'nothing.deep',
    'a__b',
    '',
  ]
}

/** Queries about a collection: `where`, `sort`, `select`, `populate`, `joins` and the rest, in all mixtures. */
export function queryAbout(payload: BasePayload, slug: string): fc.Arbitrary<string> {
  const paths = pathsOf(payload, slug)
  const joins = Object.values(payload.collections[slug as 'users'].config.joins)
    .flat()
    .map((join) => String(join?.joinPath))
  const path = () => fc.constantFrom(...paths)
  const group = fc.constantFrom('', '[and][0]', '[or][0]', '[and][0][or][1]', '[AND][0]')
  const list = fc.constantFrom('', '[]', '[0]', '[a]')
  const condition = fc
    .tuple(group, path(), fc.constantFrom(...OPERATORS), list, value())
    .map(([around, name, operator, place, one]) => [`where${around}[${name}][${operator}]${place}`, one] as const)
  const nested = fc
    .tuple(path(), path(), fc.constantFrom(...OPERATORS), value())
    .map(([name, inner, operator, one]) => [`where[${name}][contains][${inner}][${operator}]`, one] as const)
  const json = fc
    .tuple(path(), fc.constantFrom(...OPERATORS), fc.jsonValue({ maxDepth: 2 }))
    .map(([name, operator, one]) => ['where', JSON.stringify({ [name]: { [operator]: one } })] as const)
  const sort = fc
    .array(path(), { maxLength: 3 })
    .map((names) => ['sort', names.map((name, index) => (index % 2 ? `-${name}` : name)).join(',')] as const)
  const select = fc
    .tuple(fc.constantFrom('select', 'populate'), path(), value())
    .map(([kind, name, one]) => [`${kind}[${name.replaceAll('.', '][')}]`, one] as const)
  const joined = fc
    .tuple(
      fc.constantFrom(...joins, 'nothing'),
      fc.constantFrom(
        'limit',
        'page',
        'sort',
        'count',
        'where[createdAt][equals]',
        'where[nothing][like]',
        'where[form.notify][exists]',
      ),
      value(),
    )
    .map(([name, kind, one]) => [`joins[${name}][${kind.replace('[', '][').replace(/\]$/, '')}]`, one] as const)
  const other = fc.tuple(
    fc.constantFrom(
      'limit',
      'page',
      'depth',
      'locale',
      'fallback-locale',
      'draft',
      'trash',
      'pagination',
      'autosave',
      'data',
      'flattenLocales',
      'publishSpecificLocale',
    ),
    value(),
  )
  return fc
    .array(fc.oneof({ arbitrary: condition, weight: 5 }, nested, json, sort, select, joined, other), { maxLength: 4 })
    .map((pairs) =>
      pairs
        .map(([name, one]) => `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(one.toWellFormed())}`)
        .join('&'),
    )
}

const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=a b',
  'multipart/form-data; boundary="x"',
  '',
]

const PARTS = [
  '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{}\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a\u0000.png"\r\nContent-Type: image/png\r\n\r\nx\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="file"; filename="../../etc/passwd"\r\nContent-Type: image/png\r\n\r\nx\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\n{"filename":"x","clientUploadContext":{}}\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data\r\n\r\n\r\n--x--',
  '--x--',
]

const body = () =>
  fc.oneof(
    fc.constant(null),
    fc.jsonValue({ maxDepth: 3 }).map((one) => JSON.stringify(one)),
    fc
      .dictionary(fc.string({ maxLength: 6 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 })
      .map((one) => JSON.stringify(one)),
    fc.constantFrom(...PARTS),
    fc.string({ maxLength: 40, unit: 'binary' }),
  )

const headers = () =>
  fc.record(
    {
      'Accept-Language': fc.constantFrom('cy', '*', 'xx-yy;q=x'),
      'If-None-Match': fc.constantFrom('*', '"x"'),
      Range: fc.constantFrom('bytes=0-', 'bytes=5-2', 'bytes=-1', 'x'),
      'X-Forwarded-For': fc.constantFrom('1.2.3.4', 'x', '::1, 5', ','),
      'X-HTTP-Method-Override': fc.constantFrom('GET', 'TRACE'),
      'X-Payload-HTTP-Method-Override': fc.constantFrom('GET', 'DELETE', 'x'),
    },
    { requiredKeys: [] },
  )

/** Names of addresses below a collection that mean something, ids that there are, and what people try. */
const below = (ids: string[]) =>
  fc.oneof(
    fc.constantFrom(
      '',
      '/count',
      '/versions',
      '/access',
      '/distinct',
      '/me',
      '/init',
      '/login',
      '/logout',
      '/refresh-token',
      '/file',
      '/export',
      '/tree',
      '/navigation',
      '/submit',
      '/paste-url',
    ),
    fc
      .tuple(
        fc.constantFrom('', '/versions', '/access', '/file', '/languages'),
        fc.constantFrom(
          ...ids,
          UNKNOWN_ID,
          '%00',
          'x',
          '..',
          '%2e%2e%2f',
          '%ff',
          '0',
          'null',
          'a%00b',
          '%F0%9F%8E%AD',
          'a'.repeat(300),
        ),
        fc.constantFrom(
          '',
          '',
          '',
          '/duplicate',
          '/submit',
          '/languages/cy',
          '/languages/xx',
          '/file',
          '/delete',
          '/csp',
          '/site-settings',
          '/x/y/z',
        ),
      )
      .map(([first, id, last]) => `${first}/${id}${last}`),
  )

/** A request about one of the collections, of whatever form. */
export function anyRequest(payload: BasePayload, slugs: string[], ids: string[]): fc.Arbitrary<AnyRequest> {
  const about = fc.constantFrom(...slugs).chain((slug) =>
    fc.record({
      body: body(),
      headers: fc
        .tuple(headers(), fc.constantFrom(...TYPES))
        .map(([more, type]) => ({ ...more, ...(type && { 'Content-Type': type }) })),
      method: fc.oneof(
        { arbitrary: fc.constant('GET'), weight: 4 },
        { arbitrary: fc.constantFrom('POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS', 'HEAD'), weight: 3 },
      ),
      path: below(ids).map((rest) => `/api/${slug}${rest}`),
      query: queryAbout(payload, slug),
    }),
  )
  return about.map((one) => ({ ...one, body: /^(?:GET|HEAD|OPTIONS)$/.test(one.method) ? null : one.body }))
}
