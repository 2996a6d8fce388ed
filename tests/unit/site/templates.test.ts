import { templateData } from '@/lib/content/liquid/liquidBlocks'
import { PageExpiry } from '@/plugins/site/lib/cache/PageExpiry'
import { liquidRenderer } from '@/plugins/site/lib/liquid/liquidRenderer'

const data = templateData({
  language: 'cy',
  page: { address: 'https://riverside.example/cy/visit', description: null, path: '/visit', title: 'Visit <us>' },
  site: {
    address: 'https://riverside.example',
    currency: 'GBP',
    defaultLanguage: 'en',
    languages: ['en', 'cy'],
    name: 'Riverside & Co',
    timezone: 'Europe/London',
  },
})

let reasons: string[]
beforeEach(() => (reasons = []))

/** Each site has its own memory of what failed. */
let sites = 0
const drawer = () =>
  liquidRenderer({
    data,
    expiry: new PageExpiry(0),
    log: ({ reason }) => void reasons.push(reason),
    site: `site ${sites++}`,
  })
const draw = (template: string) => drawer()(template)

describe('Liquid template of an editor', () => {
  it('renders the site, page and language, escaped unless it uses the raw filter', () => {
    expect(draw('<p class="note">{{ page.title }} · {{ site.name }}</p>')).toBe(
      '<p class="note">Visit &lt;us&gt; · Riverside &amp; Co</p>',
    )
    expect(
      draw(
        '{% if language == "cy" %}Croeso{% else %}Welcome{% endif %} {{ direction }} {{ site.languages | join: "/" }} {{ site.language }}',
      ),
    ).toBe('Croeso ltr en/cy en')
    expect(
      draw('<a href="{{ page.url }}">{{ page.path }}</a> {{ site.url }} {{ site.currency }} {{ site.timezone }}'),
    ).toBe('<a href="https://riverside.example/cy/visit">/visit</a> https://riverside.example GBP Europe/London')
    expect(draw("{{ '2026-07-01T12:00:00Z' | date: '%H:%M' }}")).toBe('13:00')
    expect(draw('{{ page.title | raw }}')).toBe('Visit ')
    expect(draw('{{ nothing.here }}')).toBeNull()
    expect(reasons).toEqual([])
  })

  it.each([
    '{{ site.constructor }}{{ site.__proto__ }}{{ site.toString }}{{ page["constructor"] }}',
    '{{ site.languages.constructor.constructor }}{{ "a".constructor }}{{ site.languages.map }}',
    '{{ process }}{{ global }}{{ globalThis }}{{ require }}{{ this }}{{ env }}',
    '{{ site.id }}{{ site.slug }}{{ site.gate }}{{ site.passwordHash }}{{ site.csp }}{{ tenant }}{{ user }}{{ page.id }}{{ page.body }}{{ page.sources }}',
  ])('renders nothing for any other data: %s', (template) => {
    expect(draw(template)).toBeNull()
    expect(draw('{{ site.name }}')).toBe('Riverside &amp; Co')
  })

  it.each([
    ['{% include "/etc/passwd" %}', 'Failed to lookup'],
    ['{% render "package.json" %}', 'Failed to lookup'],
    ['{% layout "../../.env" %}', 'Failed to lookup'],
    ['{% for i in (1..100000000) %}x{% endfor %}', 'memory alloc limit'],
    [
      "{% assign a = 'xxxxxxxxxx' %}{% for i in (1..60) %}{% assign a = a | append: a %}{% endfor %}",
      'memory alloc limit',
    ],
    ["{{ 'now' | date: '%999999999d' }}", 'memory alloc limit'],
    ['{% for i in (1..5000) %}{% for j in (1..5000) %}{% endfor %}{% endfor %}', 'limit exceeded'],
    [`{% for i in (1..60) %}${'<p>ten words</p>'.repeat(60)}{% endfor %}`, 'more than 50000 characters of HTML'],
    ['x'.repeat(20_001), 'parse length limit'],
    ['{% if a %}<p>never ended</p>', 'not closed'],
    ['{{ site.name | shout }}', 'undefined filter: shout'],
  ])('is left out when it fails or exceeds a limit, and the reason is logged: %s', (template, reason) => {
    expect(draw(template)).toBeNull()
    expect(reasons).toEqual([expect.stringContaining(reason)])
  })

  it('is stopped at the time limit of its page, and other pages still render', () => {
    const first = liquidRenderer({
      data: {
        ...data,
        get endless(): string {
          for (;;);
        },
      },
      expiry: new PageExpiry(0),
      log: ({ reason }) => void reasons.push(reason),
      site: `site ${sites++}`,
    })
    expect(first('{{ endless }}')).toBeNull()
    expect(reasons).toEqual([expect.stringContaining('the time limit was exceeded')])
    expect(first('<p>Too late</p>')).toBeNull()
    expect(draw('<p>On <b>time</b></p>')).toBe('<p>On <b>time</b></p>')
  })

  it('is left out when its HTML is nested too deeply to sanitise, and the next template renders', () => {
    const first = drawer()
    expect(first('{% for i in (1..90) %}' + '<div>'.repeat(100) + '{% endfor %}')).toBeNull()
    expect(reasons).toEqual([expect.stringContaining('too many within each other')])
    expect(first('<p>In time</p>')).toBe('<p>In time</p>')
  })

  it('is not rendered again after it failed', () => {
    const site = `site ${sites++}`
    const visit = (template: string) =>
      liquidRenderer({ data, expiry: new PageExpiry(0), log: ({ reason }) => void reasons.push(reason), site })(
        template,
      )
    expect([visit('{{ a | shout }}'), visit('{{ a | shout }}'), visit('<i>fine</i>')]).toEqual([
      null,
      null,
      '<i>fine</i>',
    ])
    expect(reasons).toHaveLength(1)
  })

  it.each([
    ['<script>alert(1)</script><p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<img src="x" onerror="alert(1)" alt="Foyer">', '<img src="x" alt="Foyer">'],
    [
      '<a href="javascript:alert(1)">a</a><a href="java\nscript:alert(1)">b</a><a href="JaVaScRiPt&#58;alert(1)">c</a>',
      '<a>a</a><a>b</a><a>c</a>',
    ],
    [
      '<a href="/visit">a</a><a href="https://tickets.example">b</a><a href="mailto:box@riverside.example">c</a>',
      '<a href="/visit">a</a><a href="https://tickets.example">b</a><a href="mailto:box@riverside.example">c</a>',
    ],
    [
      '<style>* { display: none }</style><p style="position: fixed">a</p><link rel="stylesheet" href="https://evil.example">',
      '<p>a</p>',
    ],
    [
      '<iframe src="https://evil.example"></iframe><object data="x"></object><embed src="x"><base href="https://evil.example"><meta http-equiv="refresh" content="0">b',
      'b',
    ],
    ['<form action="https://evil.example"><input name="password"><button>Send</button></form>', 'Send'],
    [
      '<section id="consent"><a href="#consent">a</a></section>',
      '<section id="user-content-consent"><a href="#user-content-consent">a</a></section>',
    ],
    ['<svg><script>alert(1)</script></svg><math><mtext></mtext></math>c', 'c'],
    [
      '<table><caption>Prices</caption><tbody><tr><th scope="row">Stalls</th><td>£12</td></tr></tbody></table>',
      '<table><caption>Prices</caption><tbody><tr><th scope="row">Stalls</th><td>£12</td></tr></tbody></table>',
    ],
  ])('is sanitised of scripts, styles, forms, embeds and ids of the page: %s', (template, html) => {
    expect(draw(template)).toBe(html)
    expect(reasons).toEqual([])
  })
})
