import { RedirectIndex } from '@/plugins/movingIn/lib/addresses/RedirectIndex'
import { suggest } from '@/plugins/movingIn/lib/addresses/suggest'

describe('What an old address most likely meant', () => {
  const places = [
    { collection: 'pages', id: '1', path: '/about', title: 'About us' },
    { collection: 'events', id: '2', path: '/events/the-seagull', title: 'The Seagull' },
    { collection: 'posts', id: '3', path: '/posts/we-open', title: 'Opening night' },
  ]
  const suggested = (path: string, title = '') => suggest([{ path, title }], places).get(path)?.id ?? null

  it('is found by the end of its path, by the title that a document had, and by its own', () => {
    expect(suggested('/shows/the-seagull.html')).toBe('2')
    expect(suggested('/2024/opening-night/')).toBe('3')
    expect(suggested('/?p=12', 'The Seagull')).toBe('2')
    expect(suggested('/old/page.php?id=3', 'About us')).toBe('1')
  })

  it('is nothing where nothing is alike', () => {
    expect(suggested('/portfolio/lamps', 'Lamps')).toBeNull()
    expect(suggested('/?p=12')).toBeNull()
    expect(suggested('/%ZZ')).toBeNull()
  })

  it('is found quickly among many', () => {
    const many = Array.from({ length: 20_000 }, (_, index) => ({
      collection: 'posts',
      id: String(index),
      path: `/posts/story-${index}`,
      title: `Story ${index}`,
    }))
    expect(suggest([{ path: '/2020/story-19999', title: '' }], many).get('/2020/story-19999')).toEqual({
      collection: 'posts',
      id: '19999',
      path: '/posts/story-19999',
    })
  })
})

describe('Redirects from old addresses', () => {
  it('are found by path, by parameters and by the beginning of a path', () => {
    const index = new RedirectIndex(['/about', '/?p=12', '/shows/*', 'no path'])
    for (const address of ['/About/', '/about?utm=1', '/?p=12', '/?q=1&p=12', '/shows/lear', '/shows/a/b'])
      expect([address, index.has(address)]).toEqual([address, true])
    for (const address of ['/about/us', '/?p=13', '/', '/show', '/%ZZ'])
      expect([address, index.has(address)]).toEqual([address, false])
  })
})
