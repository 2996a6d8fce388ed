import { Reach } from '@/plugins/canary/lib/Reach'
import type { Scene, SceneSite } from '@/plugins/canary/lib/scene'

const id = (end: string): string => `0199c000-0000-7000-8000-${end.padStart(12, '0')}`

const site = (name: 'a' | 'b', first: string): SceneSite => ({
  draftMark: `${name}d`,
  mark: name,
  ownerId: id(`${first}1`),
  planted: new Map([
    [
      'pages',
      {
        draft: id(`${first}2`),
        draftPath: null,
        filename: null,
        live: id(`${first}3`),
        path: null,
        version: id(`${first}4`),
      },
    ],
  ]),
  rowId: id(`${first}6`),
  secret: `secret of ${name}`,
  slug: `canary-${name}`,
  tenantId: id(`${first}5`),
})

const person = id('c1')

const scene: Scene = {
  a: site('a', 'a'),
  b: site('b', 'b'),
  people: {
    admin: person,
    author: person,
    both: person,
    editor: person,
    outsider: person,
    owner: person,
    remover: person,
    viewer: person,
  },
}

const HOST = 'admin.example'
const reach = new Reach(scene, HOST, ['canary-a.sites.example', 'canary-b.sites.example'], '.previews.example')

const GET = { body: '', host: HOST, method: 'GET' }

describe('What the isolation canary may reach', () => {
  it.each([
    { ...GET, path: `/api/pages/${id('b2')}` },
    { ...GET, path: `/api/pages?where[id][equals]=${id('a3')}` },
    { ...GET, host: 'canary-b.sites.example', path: '/events/a-play' },
    { ...GET, host: `release-${id('b6')}.previews.example`, path: '/' },
    { body: '{}', host: HOST, method: 'PATCH', path: `/api/pages/${id('b2')}` },
    { body: '{}', host: HOST, method: 'PATCH', path: `/api/pages?where[id][equals]=${id('b2')}` },
    { body: `{"tenant":"${id('b5')}"}`, host: HOST, method: 'POST', path: '/api/pages' },
  ])('includes $method $path on $host', (request) => {
    expect(() => reach.assert(request)).not.toThrow()
  })

  it.each([
    ['another host', { ...GET, host: 'riverside.example', path: '/' }],
    ['a host that ends alike', { ...GET, host: 'x.canary-a.sites.example', path: '/' }],
    ['the preview of something real', { ...GET, host: `release-${id('f1')}.previews.example`, path: '/' }],
    ['a preview that names nothing', { ...GET, host: 'release.previews.example', path: '/' }],
    ['a host below a preview', { ...GET, host: `x.release-${id('b6')}.previews.example`, path: '/' }],
    ['an address with a host', { ...GET, path: '//riverside.example/' }],
    ['the id of a real document', { ...GET, path: `/api/pages/${id('f1')}` }],
    ['that id percent-encoded', { ...GET, path: `/api/pages/${encodeURIComponent(id('f1')).replace('-', '%2D')}` }],
    ['that id in capitals', { ...GET, path: `/api/pages/${id('f1').toUpperCase()}` }],
    [
      'that id in the body',
      { body: `{"to":"${id('f1')}"}`, host: HOST, method: 'PATCH', path: `/api/pages/${id('a2')}` },
    ],
    ['a change that names no document', { body: '{}', host: HOST, method: 'POST', path: '/api/tenants/onboard' }],
    ['a change of all documents', { body: `{"x":"${id('a2')}"}`, host: HOST, method: 'PATCH', path: '/api/pages' }],
    [
      'a change of all documents of a site',
      { body: '{}', host: HOST, method: 'DELETE', path: `/api/pages?where[tenant][equals]=${id('b5')}` },
    ],
  ])('excludes %s', (_, request) => {
    expect(() => reach.assert(request)).toThrow(/may not reach/)
  })

  it('includes an id that nothing has once it is allowed', () => {
    const unknown = id('d1')
    const request = { ...GET, path: `/api/pages/${unknown}` }
    expect(() => reach.assert(request)).toThrow(/may not reach/)
    reach.allowUnknown(unknown)
    expect(() => reach.assert(request)).not.toThrow()
  })
})
