import { sessionToken } from '@/access/sessionToken'

const OWN = 'https://admin.callboard.example'
const rules = { cookieName: 'payload-token', origins: [OWN] }

const tokenFor = (headers: Record<string, string>, cookie: string | null = 'from-cookie') =>
  sessionToken(new Headers(headers), new Map(cookie ? [['payload-token', cookie]] : []), rules)

describe('Session cookie', () => {
  it.each<[string, Record<string, string>]>([
    ['our own origin', { Origin: OWN }],
    ['our own origin, said to be same-origin', { Origin: OWN, 'Sec-Fetch-Site': 'same-origin' }],
    ['a fetch of our own page without an origin', { 'Sec-Fetch-Site': 'same-origin' }],
    ['an address typed in', { 'Sec-Fetch-Site': 'none' }],
    [
      'a link in a mail',
      { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'cross-site' },
    ],
  ])('is accepted with %s', (_, headers) => {
    expect(tokenFor(headers)).toBe('from-cookie')
    expect(tokenFor(headers, null)).toBeNull()
  })

  it.each<[string, Record<string, string>]>([
    ['nothing that says where it comes from', {}],
    ['another origin', { Origin: 'https://evil.example' }],
    [
      "a tenant's website below the same domain",
      { Origin: 'https://riverside.callboard.example', 'Sec-Fetch-Site': 'same-site' },
    ],
    ['a same-site fetch without an origin', { 'Sec-Fetch-Site': 'same-site' }],
    ['a cross-site fetch', { 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Site': 'cross-site' }],
    ['an opaque origin', { Origin: 'null' }],
    ['our host on another port', { Origin: `${OWN}:8443` }],
    ['our host without encryption', { Origin: OWN.replace('https', 'http') }],
    ['a host that begins with ours', { Origin: `${OWN}.evil.example` }],
    [
      'a forged fetch header beside another origin',
      { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
    ],
    [
      'a form posted from elsewhere, which is a navigation with an origin',
      { Origin: 'https://evil.example', 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate' },
    ],
    [
      'a navigation within a frame',
      { 'Sec-Fetch-Dest': 'iframe', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'cross-site' },
    ],
    ['an image', { 'Sec-Fetch-Dest': 'image', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Site': 'cross-site' }],
  ])('is ignored with %s', (_, headers) => {
    expect(tokenFor(headers)).toBeNull()
  })
})

describe('Bearer token', () => {
  it.each(['Bearer', 'JWT', 'bearer', 'BEARER', 'jwt', 'Bearer '])(
    'is accepted from any origin as "%s", before the cookie',
    (scheme) => {
      expect(tokenFor({ Authorization: `${scheme} from-header`, Origin: 'https://evil.example' })).toBe('from-header')
      expect(tokenFor({ Authorization: `${scheme} from-header`, Origin: OWN })).toBe('from-header')
    },
  )

  it.each(['Basic dXNlcg==', 'Bearer', 'Bearer two words', 'Bearertoken', 'Token x'])(
    'is not read from "%s"',
    (value) => {
      expect(tokenFor({ Authorization: value }, null)).toBeNull()
    },
  )
})
