import { content, draw, event, printed, viewOf } from './support'

describe('Theme with few files', () => {
  it('renders its own block within the layout of House', () => {
    const { failures, html } = draw({ 'blocks/quote.liquid': '<q class="own">{{ block.settings.quote }}</q>' })
    expect(failures).toEqual([])
    expect(html).toContain('<q class="own">Great &lt;b&gt;</q>')
    expect(html).toContain('<a class="skip" href="#content">Skip to content</a>')
    expect(html).toContain('<title>Visit &lt;us&gt; – Riverside &amp; Co</title>')
  })

  it('replaces a snippet where House renders it', () => {
    expect(draw({ 'snippets/footer.liquid': '<footer>Mine</footer>' }).html).toContain('<footer>Mine</footer>')
  })

  it('uses its own translations, then those of House, then the key', () => {
    const files = {
      'locales/cy.json': '{"skip":"Neidio"}',
      'locales/en.json': '{"skip":"Jump","nav":{"open":"Open"}}',
      'templates/page.liquid': "{{ 'nav.open' | t }}|{{ 'whatsOn' | t }}|{{ 'not there' | t }}",
    }
    expect(draw(files).html).toContain('Open|What’s on|not there')
    expect(draw(files, viewOf({ language: 'cy' })).html).toContain('href="#content">Neidio</a>')
  })

  it('renders a page with the chosen template, or with the default one when it is missing', () => {
    const files = {
      'templates/event.gala.liquid': 'by prefix',
      'templates/page.liquid': 'usual',
      'templates/page.wide.liquid': 'by kind',
      'templates/poster.liquid': 'by key',
    }
    const drawn = (template: string | null, collection = 'pages') =>
      /<main[^>]*>(.*?)<\/main>/s.exec(
        draw(files, viewOf({ content: content({ collection, document: { theme: { template } } }) })).html,
      )![1]
    expect([drawn(null), drawn('wide'), drawn('poster'), drawn('gone')]).toEqual([
      'usual',
      'by kind',
      'by key',
      'usual',
    ])
    // Offered for pages only; named like a file of House; offered for events by its key.
    expect([drawn('poster', 'people'), drawn('venue'), drawn('event.gala', 'events'), drawn('event.gala')]).toEqual([
      'usual',
      'usual',
      'by prefix',
      'usual',
    ])
  })

  it('gets the head tags and the cookie consent even when its layout omits them', () => {
    const { html } = draw({
      'layout/theme.liquid':
        '<html><head><title>x</title></head><body class="mine">{{ content_for_layout }}</body></html>',
    })
    expect(html).toContain('<link rel="canonical" href="/visit"></head>')
    expect(html).toMatch(/<section [^>]*id="consent">.*<\/section><\/body>/s)
  })
})

describe('the button that opens the cookie banner again', () => {
  const buttons = (html: string) =>
    html.match(/<button [^>]*data-consent-settings hidden type="button">Cookie settings</g) ?? []
  const { site } = viewOf()
  const asking = viewOf({ site: { ...site, cookieBanner: { ...site.cookieBanner, isEnabled: true } } })

  it('is at the end of the footer of House', () => {
    const { html } = draw({}, asking)
    expect(html).toMatch(/<button [^>]*data-consent-settings [^>]*>Cookie settings<\/button>\s*<\/footer>/)
  })

  it('comes with the banner in a theme whose layout and footer have none', () => {
    const files = { 'layout/theme.liquid': '<body>{{ content_for_layout }}</body>' }
    expect(buttons(draw(files, asking).html)).toHaveLength(1)
  })

  it('is on no page of a site that does not ask, nor where an app asks', () => {
    const off = viewOf({ site: { ...site, cookieBanner: { ...site.cookieBanner, isEnabled: false } } })
    const app = viewOf({ ...asking, apps: { ...asking.apps, consent: {} as never } })
    expect([off, app].flatMap((view) => buttons(draw({}, view).html))).toEqual([])
    expect(buttons(draw({}, asking).html)).not.toEqual([])
  })
})

describe('Theme with failing files', () => {
  it('omits a block that fails and renders the rest of the page', () => {
    const blocks = [
      { blockType: 'quote', id: '1', quote: 'One' },
      { blockType: 'faq', id: '2', heading: 'Two' },
    ] as never
    const { failures, html } = draw(
      {
        'blocks/faq.liquid': '<p>FAQ {{ block.settings.heading }}</p>',
        'blocks/quote.liquid': '{{ 1 | divided_by: 0 | times: nothing }}{% render "gone" %}',
      },
      viewOf({ content: content({ blocks }) }),
    )
    expect(html).toContain('<p>FAQ Two</p>')
    expect(html).not.toContain('One')
    expect(failures.map(({ path }) => path)).toEqual(['blocks/quote.liquid'])
  })

  it('falls back to House for a failing template or layout, and for a layout that omits the page', () => {
    for (const layout of ['{% render "gone" %}', '<p>Nothing of the page</p>']) {
      const { failures, html } = draw({ 'layout/theme.liquid': layout, 'templates/page.liquid': '{% render "gone" %}' })
      expect(html).toContain('<h1>Visit &lt;us&gt;</h1>')
      expect(html).toContain('<header class="top">')
      expect(failures.map(({ path }) => path)).toEqual(
        expect.arrayContaining(['templates/page.liquid', 'layout/theme.liquid']),
      )
    }
  })

  it('falls back to House for a file that fails to parse', () => {
    const { html } = draw({
      'blocks/quote.liquid': '{% if %}',
      'layout/theme.liquid': '{% nonsense',
      'templates/page.liquid': '{{ a | shout }}',
    })
    expect(html).toContain('<blockquote><p>Great &lt;b&gt;</p></blockquote>')
  })
})

describe('Objects and filters', () => {
  it('print declared values, formatted and escaped', () => {
    expect(
      printed(
        '{{ page.title }} {{ site.name }} {{ site.languages | join: "/" }} {{ request.language }} {{ scheme.accent }} {{ page.url }}',
      ),
    ).toBe('Visit &lt;us&gt; Riverside &amp; Co en/cy en #112233 https://riverside.example/visit')
    const view = viewOf({ content: content({ collection: 'events', document: event, template: 'page' }) })
    expect(printed('{{ event.title }} {{ event.dates }} {{ event.start }} {{ event | url }}', view)).toBe(
      'The &lt;Tale&gt; 1 Jun 2030 2030-06-01T18:30:00.000Z /events/tale',
    )
    expect(
      printed(
        "{{ event.start | date: 'time' }} {{ event.start | date: 'day' }} {{ event.start | date: '%H' }} {{ event.start | date_to_xmlschema }}",
        view,
      ),
    ).toBe('19:30 Saturday, 1 Jun 2030 19 2030-06-01T19:30:00+01:00')
    expect(printed("{{ 12.5 | money }} {{ '7' | money: currency: 'EUR' }} {{ 'x' | money }}")).toBe('£12.50 €7.00 ')
    expect(
      printed(
        "{{ '/visit' | url }} {{ 'javascript:alert(1)' | url }} {{ 'own.css' | asset_url }}",
        viewOf({ language: 'cy' }),
      ),
    ).toBe('/cy/visit  /-/assets/0123456789abcdef/own.css')
    expect(printed('{{ page.title | json }} {{ page | json }} {{ page }}')).toBe('"Visit \\u003cus\\u003e" null ')
    expect(printed('{% for block in page.blocks %}{{ block.type }}:{{ block.settings.stars }}{% endfor %}')).toBe(
      'quote:4',
    )
  })

  it('follow the Liquid of Shopify in loops, documentation and time zones', () => {
    const loops =
      '{% for a in (1..2) %}{% for b in (1..2) %}{{ forloop.parentloop.index }}{{ forloop.index }} {% endfor %}'
    expect(printed(`${loops}[{{ forloop.parentloop }}]{% endfor %}`)).toBe('11 12 []21 22 []')
    expect(printed('a{% doc %} {{ nothing | shout }} {% if %} {% enddoc %}b')).toBe('ab')
    expect(
      printed('{% for n in (1..6) %}{% ifchanged %}{{ n | divided_by: 2 | floor }}{% endifchanged %}{% endfor %}'),
    ).toBe('0123')
    expect(printed("{{ '2026-07-01T12:00:00Z' | date: '%H %Z %%Z' }} {{ '2026-01-01T12:00:00Z' | date: '%Z' }}")).toBe(
      '13 BST %Z GMT',
    )
    const abroad = viewOf({ clock: { ...viewOf().clock, timezone: 'America/New_York' } })
    expect(printed("{{ '2026-07-01T12:00:00Z' | date: '%Z' }}", abroad)).toBe('EDT')
  })

  it('print nothing for undeclared fields', () => {
    const view = viewOf({ content: content({ collection: 'events', document: event, template: 'page' }) })
    expect(
      printed(
        '{{ event.id }}{{ event.tenant }}{{ site.id }}{{ site.slug }}{{ site.csp }}{{ page.document }}{{ request.headers }}{{ event | json }}',
        view,
      ),
    ).toBe('null')
  })
})
