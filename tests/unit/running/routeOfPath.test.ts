import fc from 'fast-check'
import { routeOfPath } from '@/lib/telemetry/observeRequest'

const KNOWN = [
  '/api/*',
  '/_next/*',
  '/admin',
  '/admin/collections/:type/create',
  '/admin/collections/:type',
  '/admin/collections/:type/:id',
  '/admin/collections/:type/:id/*',
  '/admin/settings/*',
  '/admin/*',
  'website',
]

describe('routeOfPath', () => {
  it.each([
    ['/api/pages/0199', '/api/*'],
    ['/_next/static/chunks/a.js', '/_next/*'],
    ['/admin', '/admin'],
    ['/admin?redirect=/admin/collections/pages', '/admin'],
    ['/admin/collections/pages', '/admin/collections/:type'],
    ['/admin/collections/pages/create', '/admin/collections/:type/create'],
    ['/admin/collections/pages/0199', '/admin/collections/:type/:id'],
    ['/admin/collections/pages/0199/versions/7', '/admin/collections/:type/:id/*'],
    ['/admin/settings/users', '/admin/settings/*'],
    ['/admin/login', '/admin/*'],
    ['/administration', 'website'],
    ['/whats-on/hamlet', 'website'],
    ['', 'website'],
  ])('the route of %s is %s', (url, route) => expect(routeOfPath(url)).toBe(route))

  it('returns one of a fixed set of routes for any address', () => {
    const part = fc.constantFrom(
      'admin',
      'api',
      'collections',
      'settings',
      '_next',
      'create',
      '',
      '?',
      '%00',
      'ada@test.example',
    )
    const url = fc.oneof(
      fc.webPath(),
      fc.string(),
      fc.array(part).map((parts) => `/${parts.join('/')}`),
    )
    fc.assert(fc.property(url, (any) => KNOWN.includes(routeOfPath(any))))
  })
})
