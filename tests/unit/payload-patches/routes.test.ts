import { globSync, readFileSync } from 'node:fs'

const HOME = 'node_modules/payload/dist/'

/** Routes of the REST API by the file of Payload's that declares them. */
const KNOWN: Record<string, string> = {
  'auth/endpoints/index.js':
    '/:id/api-key/reveal /access /first-register /forgot-password /init /login /logout /me /refresh-token /reset-password /unlock /verify/:id',
  'collections/endpoints/index.js': '/ /:id /:id/duplicate /access/:id? /count /distinct /versions /versions/:id',
  'config/orderable/index.js': '/reorder',
  'globals/endpoints/index.js': '/ /access /versions /versions/:id',
  'preferences/config.js': '/:key',
  'queues/endpoints/handleSchedules.js': '/handle-schedules',
  'queues/endpoints/run.js': '/run',
  'uploads/endpoints/index.js': '/file/:filename /paste-url/:id?',
}

it('Payload has only the routes that were reviewed for `closedRoutes`', () => {
  const found = globSync(`${HOME}**/*.js`).flatMap((file) => {
    if (file.endsWith('.spec.js')) return []
    const source = readFileSync(file, 'utf8')
    const paths = [...source.matchAll(/path: ['"](\/[^'"]*)/g)].map(([, path = '']) => path)
    return paths.length > 0 && /method: ['"]/.test(source)
      ? [[file.slice(HOME.length), [...new Set(paths)].sort()] as const]
      : []
  })
  const sorted = (paths: string) => paths.split(' ').sort()
  const known = Object.entries(KNOWN).map(([file, paths]) => [file, sorted(paths)])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(known))
})
