import { limitQuery, MAX_LIMIT, MAX_WHERE_CONDITIONS, MAX_WHERE_NESTING } from '@/lib/http/limitQuery'
import { checkAddress, checkJson, MAX_JSON_BYTES, MAX_JSON_DEPTH } from '@/lib/http/checkRequest'

const bound = (search: string) => {
  const query = new URLSearchParams(search)
  return limitQuery(query)?.status ?? query
}

describe('limit of a query', () => {
  it.each([
    ['limit=10', '10'],
    ['limit=1000', '1000'],
    ['limit=1001', String(MAX_LIMIT)],
    ['limit=1000000000', String(MAX_LIMIT)],
    ['limit=0', String(MAX_LIMIT)],
    ['pagination=false', String(MAX_LIMIT)],
    ['pagination=false&limit=5', '5'],
    ['limit=7&limit=100000', '7'],
  ])('%s becomes %s', (search, limit) => {
    expect((bound(search) as URLSearchParams).getAll('limit')).toEqual([limit])
  })

  it('is left to Payload when the query has none', () => {
    expect((bound('sort=title') as URLSearchParams).has('limit')).toBe(false)
  })

  it.each([
    'limit=-1',
    'limit=x',
    'limit=',
    'limit=1e3',
    'limit[]=5',
    'page=-1',
    'page=x',
    'page=99999999',
    'depth=-1',
    'depth=x',
  ])('%s is refused', (search) => {
    expect(bound(search)).toBe(400)
  })

  it('is bounded in joins, too', () => {
    expect((bound('joins[posts][limit]=5000') as URLSearchParams).get('joins[posts][limit]')).toBe('1000')
  })
})

const conditions = (count: number) =>
  Array.from({ length: count }, (_, index) => `where[or][${index}][title][equals]=x`).join('&')
const nestedJson = (levels: number) =>
  `where=${'{"and":['.repeat(levels)}{"title":{"equals":"x"}}${']}'.repeat(levels)}`

describe('conditions of a query', () => {
  it('are allowed up to a maximum number', () => {
    expect(bound(conditions(MAX_WHERE_CONDITIONS))).toBeInstanceOf(URLSearchParams)
    expect(bound(conditions(MAX_WHERE_CONDITIONS + 1))).toBe(400)
  })

  it('are allowed up to a maximum nesting', () => {
    expect(bound(nestedJson(MAX_WHERE_NESTING))).toBeInstanceOf(URLSearchParams)
    expect(bound(nestedJson(MAX_WHERE_NESTING + 1))).toBe(400)
    expect(bound('where[and][0][or][0][and][0][or][0][title][equals]=x')).toBeInstanceOf(URLSearchParams)
    expect(bound('where[and][0][or][0][and][0][or][0][and][0][title][equals]=x')).toBe(400)
  })

  it('count a list of ids as one', () => {
    const ids = Array.from({ length: 500 }, (_, index) => `where[id][in][${index}]=x`).join('&')
    expect(bound(ids)).toBeInstanceOf(URLSearchParams)
  })

  it.each([
    'where[title][equals]=x',
    'where[tenant.name][like]=x',
    'where[id][in][]=x',
    'where={"title":{"in":["a","b"]}}',
    'where=',
  ])('%s is accepted', (search) => {
    expect(bound(search)).toBeInstanceOf(URLSearchParams)
  })

  it.each([
    'where[title]=x',
    'where[title][near]=1',
    'where[][equals]',
    'where[__proto__][equals]=x',
    'where[title][equals][a][b]=x',
    'where[title][exists][a]=x',
    'where={"title":"x"}',
    'where=[]',
    'where={',
    'where[title]equals]=x',
  ])('%s is refused', (search) => {
    expect(bound(search)).toBe(400)
  })
})

describe('checkAddress', () => {
  it.each(['/api/pages/%E0%A4%A', '/api/%00', '/api/pages/%ff'])('answers 400 for an invalid path: %s', (path) =>
    expect(checkAddress(path, '')?.status).toBe(400),
  )
  it.each(['/api/__proto__', '/api/constructor', '/api/pages/%5F_proto__'])(
    'answers 404 for a name of the language itself: %s',
    (path) => expect(checkAddress(path, '')?.status).toBe(404),
  )
  it('accepts any other characters', () =>
    expect(checkAddress('/api/pages/%C3%81bel', '?search=%F0%9F%8E%AD+x')).toBeNull())
  it('refuses an address that is too long', () =>
    expect(checkAddress('/api/pages', `?x=${'a'.repeat(20_000)}`)?.status).toBe(400))
})

describe('checkJson', () => {
  const nested = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)

  it.each([
    '{}',
    '{"title":"\\ud83c\\udfad"}',
    '{"title":"\\\\u0000"}',
    '{"proto":{"constructorName":1}}',
    nested(MAX_JSON_DEPTH),
  ])('accepts %.60s', (text) => expect(checkJson(text)).toBeNull())
  it.each([
    '',
    'null',
    '[]',
    '"x"',
    '{',
    '{"a":1,}',
    '{"a":"\\u0000"}',
    '{"a":"\\ud83c"}',
    '{"__proto__":1}',
    '{"\\u005f_proto__":1}',
    '{"a":[{"constructor":1}]}',
    '{"a":1e999}',
    nested(MAX_JSON_DEPTH + 1),
  ])('refuses %.60s', (text) => expect(checkJson(text)?.status).toBe(400))
  it('answers 413 for a body that is too long', () =>
    expect(checkJson(`{"a":"${'x'.repeat(MAX_JSON_BYTES)}"}`)?.status).toBe(413))

  it('refuses endless nesting without parsing it', () =>
    expect(checkJson(nested(140_000))?.message).toBe('This body is nested too deeply.'))
})
