import { encodeFolded, foldPath, parseFoldedPath, splitSubAddress } from '@/lib/site/foldedPath'
import { compareRanks, formatSource, parseSource, rankSource, withQuery } from '@/lib/site/redirectSource'

const stored = (text: string) => {
  const source = parseSource(text)
  return 'problem' in source ? source.problem : formatSource(source)
}

describe('The source of a redirect', () => {
  it.each([
    ['/old', '/old'],
    [' /Old/ ', '/old'],
    ['\u200B/old\uFEFF', '/old'],
    ['/constructor', '/constructor'],
    ['/caf%C3%A9', '/café'],
    ['/cafe\u0301', '/café'],
    ['/CAF%C3%89', '/café'],
    ['/old%20season', '/old%20season'],
    ['/100%25', '/100%25'],
    ['/a//b/./c/../d', '/a/b/d'],
    ['/tickets*', '/tickets*'],
    ['/Tickets/*', '/tickets/*'],
    ['/*', '/*'],
    ['/index.php?page_id=12', '/index.php?page_id=12'],
    ['/index.php?b=2&A=x%20Y', '/index.php?A=x%20Y&b=2'],
    ['/?p=7', '/?p=7'],
    ['/old?', '/old'],
    ['/cy/Hen-Dudalen', '/cy/hen-dudalen'],
    ['/administration', '/administration'],
    ['/api-guide', '/api-guide'],
  ])('%s is stored as %s, and stays so', (typed, source) => {
    expect([stored(typed), stored(source)]).toEqual([source, source])
  })

  it.each([
    ['old', 'path'],
    ['https://theatre.example/old', 'path'],
    ['//evil.example', 'path'],
    ['/\\evil.example', 'path'],
    ['/bad%zz', 'path'],
    ['/bad%ff', 'path'],
    ['', 'path'],
    ['/two words', 'space'],
    ['/old#part', 'fragment'],
    ['/a*b', 'star'],
    ['/*/b', 'star'],
    ['/a*?b=1', 'star'],
    ['/a?b=*', 'star'],
    ['/', 'reserved'],
    ['/admin', 'reserved'],
    ['/Admin/pages', 'reserved'],
    ['/admin/../api/x', 'reserved'],
    ['/api/pages?x=1', 'reserved'],
    ['/api*', 'reserved'],
    ['/-/mark', 'reserved'],
    ['/robots.txt', 'reserved'],
    ['/Sitemap.xml', 'reserved'],
  ])('%s is refused: %s', (typed, problem) => {
    expect(parseSource(typed)).toEqual({ problem })
  })

  const best = (sources: string[], path: string, query = '') => {
    const ranked = sources.flatMap((text) => {
      const source = parseSource(text)
      const rank =
        'problem' in source ? null : rankSource(source, { paths: [path], search: new URLSearchParams(query) })
      return rank ? [{ rank, text }] : []
    })
    return ranked.sort((a, b) => compareRanks(a.rank, b.rank))[0]?.text
  }

  it.each([
    ['/shows/*', '/shows/lear', '', true],
    ['/shows/*', '/shows', '', true],
    ['/shows/*', '/shows-old', '', false],
    ['/shows*', '/shows-old', '', true],
    ['/shows', '/shows/lear', '', false],
    ['/index.php?id=1', '/index.php', 'id=1&from=mail', true],
    ['/index.php?id=1', '/index.php', 'id=12', false],
    ['/index.php?id=1', '/index.php', '', false],
    ['/index.php?id=1&x=2', '/index.php', 'id=1', false],
    ['/index.php', '/index.php', 'id=1', true],
  ])('%s is compared with %s?%s: %s', (source, path, query, matches) => {
    expect(best([source], path, query) === source).toBe(matches)
  })

  it('the source that says most wins: parameters, then the whole path, then the longest beginning', () => {
    const sources = ['/*', '/shows/*', '/shows/old*', '/shows/old', '/shows/old?id=1']
    expect(best(sources, '/shows/old', 'id=1')).toBe('/shows/old?id=1')
    expect(best(sources, '/shows/old')).toBe('/shows/old')
    expect(best(sources, '/shows/older')).toBe('/shows/old*')
    expect(best(sources, '/shows/new')).toBe('/shows/*')
    expect(best(sources, '/else')).toBe('/*')
  })
})

describe('A path', () => {
  it('is folded once and for all, and never becomes another host', () => {
    for (const path of ['/CAF%C3%89', '/a%2Fb', '/%2Fevil.example', '/50%25', '/a%2Ab', '/İstanbul', '/%5Cevil'])
      expect(foldPath(encodeFolded(foldPath(path)))).toBe(foldPath(path))
    expect(foldPath('/%2Fevil.example')).toBe('/%2fevil.example')
    expect(encodeFolded('/café/50%25')).toBe('/caf%C3%A9/50%25')
  })

  it('loses its language, in any case', () => {
    expect(parseFoldedPath('/zh-tw/visit', ['en', 'zh-TW'])).toEqual({ language: 'zh-TW', path: '/visit' })
    expect(parseFoldedPath('/en', ['en'])).toEqual({ language: 'en', path: '/' })
    expect(parseFoldedPath('/england', ['en'])).toEqual({ language: null, path: '/england' })
  })

  it('the path of a calendar or feed belongs to that of its document', () => {
    expect(splitSubAddress('/events/lear/calendar.ics')).toEqual({ owner: '/events/lear', rest: '/calendar.ics' })
    expect(splitSubAddress('/blogs/news/rss.xml')).toEqual({ owner: '/blogs/news', rest: '/rss.xml' })
    expect(splitSubAddress('/people/ada/calendar.ics')).toEqual({ owner: '/people/ada/calendar.ics', rest: '' })
  })
})

describe('The query of a request', () => {
  it.each([
    ['/new', '?utm=mail', [], '/new?utm=mail'],
    ['/new', '', [], '/new'],
    ['/new?tab=1#map', '?utm=a%20b&flag', [], '/new?tab=1&utm=a%20b&flag#map'],
    ['/new?tab=1', '?tab=2&x=3', [], '/new?tab=1&x=3'],
    ['/new', '?id=12&x=3', ['id'], '/new?x=3'],
    ['https://shop.example/', '?promo=SPRING', [], 'https://shop.example/?promo=SPRING'],
    ['mailto:box@theatre.example', '?x=3', [], 'mailto:box@theatre.example'],
  ])('goes on to %s from %s without %j: %s', (address, search, consumed, led) => {
    expect(withQuery(address, search, consumed)).toBe(led)
  })
})
