import { parseFilm } from '@/lib/site/films'

const ID = 'aB3-_xYz012'
const playerOf = (address: string) => {
  const film = parseFilm(address, 'cy')
  return film?.kind === 'service' ? new URL(film.player.src) : null
}

describe('the address of a film on YouTube', () => {
  it.each<[string, string | null]>([
    [`https://www.youtube.com/watch?v=${ID}`, null],
    [`https://youtube.com/watch?app=desktop&v=${ID}&feature=share`, null],
    [`http://m.youtube.com/watch?v=${ID}`, null],
    [`https://music.youtube.com/watch?v=${ID}`, null],
    [`https://WWW.YouTube.com/watch?v=${ID}`, null],
    [`https://youtu.be/${ID}?si=abc`, null],
    [`https://www.youtube.com/shorts/${ID}`, null],
    [`https://www.youtube.com/live/${ID}?feature=share`, null],
    [`https://www.youtube.com/embed/${ID}`, null],
    [`https://www.youtube-nocookie.com/embed/${ID}`, null],
    [`https://youtu.be/${ID}?t=90`, '90'],
    [`https://www.youtube.com/watch?v=${ID}&t=1m30s`, '90'],
    [`https://www.youtube.com/watch?v=${ID}#t=1h0m5s`, '3605'],
    [`https://www.youtube.com/embed/${ID}?start=12`, '12'],
  ])('%s plays without cookies', (address: string, start: string | null) => {
    const player = playerOf(address)
    expect([player?.origin, player?.pathname]).toEqual(['https://www.youtube-nocookie.com', `/embed/${ID}`])
    expect([player?.searchParams.get('start'), player?.searchParams.get('hl')]).toEqual([start, 'cy'])
  })

  it('may be that of a playlist', () => {
    const player = playerOf('https://www.youtube.com/playlist?list=PLabcdefghijkl')
    expect([player?.pathname, player?.searchParams.get('list')]).toEqual(['/embed/videoseries', 'PLabcdefghijkl'])
  })
})

describe('the address of a film on Vimeo', () => {
  it.each<[string, string | null, string]>([
    ['https://vimeo.com/76979871', null, ''],
    ['https://www.vimeo.com/76979871/', null, ''],
    ['https://vimeo.com/channels/staffpicks/76979871', null, ''],
    ['https://vimeo.com/groups/theatre/videos/76979871', null, ''],
    ['https://vimeo.com/showcase/1234567/video/76979871', null, ''],
    ['https://player.vimeo.com/video/76979871', null, ''],
    ['https://vimeo.com/76979871/8272103f6e', '8272103f6e', ''],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', '8272103f6e', ''],
    ['https://vimeo.com/76979871#t=1m30s', null, '#t=90s'],
  ])('%s plays without tracking', (address, hash, start) => {
    const player = playerOf(address)
    expect([player?.origin, player?.pathname, player?.hash]).toEqual([
      'https://player.vimeo.com',
      '/video/76979871',
      start,
    ])
    expect([player?.searchParams.get('dnt'), player?.searchParams.get('h')]).toEqual(['1', hash])
  })
})

it('is a file by its ending', () => {
  expect(parseFilm('https://a.example/api/media/file/trailer.MP4?x=1', 'en')).toMatchObject({
    host: 'a.example',
    kind: 'file',
  })
})

it.each([
  null,
  '',
  'mailto:jo@example.org',
  'https://example.org/film',
  'https://www.youtube.com/@theatre',
  `https://www.youtube.com/watch?v=${ID}x`,
  `https://youtube.com.evil.example/watch?v=${ID}`,
  `https://evil.example/?https://youtu.be/${ID}`,
  'https://vimeo.com/theatre',
  'https://vimeo.com/event/76979871',
  'https://vimeo.com/1/2/3/"><script>',
  'javascript:alert(1)//youtu.be',
])('%j remains a link', (address) => expect(parseFilm(address, 'en')).toBeNull())
