import { takeBackFacts } from '@/plugins/ticketing/lib/facts/facts'
import { filterableFields, attributeValues } from '@/plugins/ticketing/lib/facts/attributeValues'
import { ON_SALE, providerProperties } from '@/plugins/ticketing/lib/facts/propertiesOf'
import type { SourceField, SourceType } from '@/plugins/ticketing/lib/provider/external'
import { website } from '@/plugins/ticketing/providers/spektrix/website'
import { lineup } from '@/plugins/ticketing/providers/lineup'
import { elevent } from '@/plugins/ticketing/providers/elevent'
import { itemState, readItem } from '@/plugins/ticketing/blocks/kinds'

const field = (name: string, type: SourceType = 'text', isAttribute = true): SourceField => ({
  isAttribute,
  label: name.replace('attribute_', ''),
  name,
  of: 'event',
  type,
})

describe('Filterable values of events', () => {
  it('filterableFields returns attributes and the fields that the provider names', () => {
    const fields = [
      field('attribute_Genre'),
      field('description', 'text', false),
      field('season', 'text', false),
      field('webContent_1', 'richText'),
      field('imageUrl', 'image'),
    ]
    expect(filterableFields(fields, ['season']).map(({ name }) => name)).toEqual(['attribute_Genre', 'season'])
  })

  it('attributeValues returns texts, without empty, repeated or long values', () => {
    const fields = ['a', 'b', 'c', 'd', 'e', 'f', 'missing'].map((name) => field(name))
    expect(
      attributeValues(
        {
          a: 'Drama ',
          b: true,
          c: 12,
          d: ['One', '', 'One', 'Two'],
          e: null,
          f: 'x'.repeat(121),
          other: 'not asked for',
        },
        fields,
      ),
    ).toEqual({ a: ['Drama'], b: ['true'], c: ['12'], d: ['One', 'Two'] })
  })

  it('providerProperties returns a property per attribute, labelled with the provider, with its values as options', () => {
    const found = new Map([
      [ON_SALE, ['true']],
      ['attribute_Genre', ['Comedy', 'Drama']],
    ])
    const properties = providerProperties({
      fields: [
        field('attribute_Genre'),
        field('attribute_Festival', 'boolean'),
        field('attribute_Presale', 'date'),
        field('attribute_Genre'),
      ],
      found,
      handle: 'spektrix',
      name: 'Spektrix',
    })
    expect(
      properties.map(({ label, name, type, ...more }) => [
        name,
        (label as { text: string }).text,
        type,
        'options' in more ? more.options.map(({ value }) => value) : null,
      ]),
    ).toEqual([
      ['spektrix.@onSale', 'Spektrix: On sale', 'choice', ['true', 'false']],
      ['spektrix.attribute_Festival', 'Spektrix: Festival', 'choice', ['true', 'false']],
      ['spektrix.attribute_Genre', 'Spektrix: Genre', 'choice', ['Comedy', 'Drama']],
      ['spektrix.attribute_Presale', 'Spektrix: Presale', 'date', null],
    ])
  })
})

describe('Box-office blocks', () => {
  const addresses = {
    ELEVENT_API_BASE_URL: undefined,
    LINEUP_API_BASE_URL: 'https://api.line-up.tickets/api',
    SPEKTRIX_BASE_URL: 'https://system.spektrix.com',
  }
  const input = {
    addresses,
    fields: { clientName: ' Riverside ' },
    item: { id: '123ABC', label: 'Friend' },
    publicKey: '',
  }

  it('Spektrix blocks use its web components and pages for the client, from hosts that the policy allows', () => {
    const { blocks, policy } = website
    expect(blocks.membership!(input)).toEqual({
      embed: {
        attributes: { 'client-name': 'riverside', 'custom-domain': 'system.spektrix.com', 'membership-id': '123ABC' },
        kind: 'element',
        script: 'https://webcomponents.spektrix.com/stable/spektrix-component-loader.js',
        tag: 'spektrix-memberships',
      },
      link: 'https://system.spektrix.com/riverside/website/memberships.aspx',
    })
    expect(blocks.donation!({ ...input, item: null })).toBeNull()
    expect(blocks.widget!({ ...input, fields: { clientName: '../evil' } })?.link).toBe(
      'https://system.spektrix.com/..%2Fevil/website/EventList.aspx',
    )
    expect(policy(addresses)).toEqual({
      'connect-src': ['https://system.spektrix.com', 'https://webcomponents.spektrix.com'],
      'frame-src': ['https://system.spektrix.com'],
      'script-src': ['https://webcomponents.spektrix.com'],
    })
  })

  it('the Line-Up widget uses the public key of the block and never the API key', () => {
    const show = lineup.website!.blocks.widget!
    const fields = { apiKey: 'secret-of-the-api', siteUrl: 'https://tickets.example/' }
    expect(show({ ...input, fields })).toBeNull()
    const shown = JSON.stringify(show({ ...input, fields, publicKey: 'pk_1&x=2' }))
    expect(shown).toContain('https://calendar.lineupnow.com/?apiKey=pk_1%26x%3D2')
    expect(shown).not.toContain('secret-of-the-api')
  })

  it('the Elevent membership block links to the page of the listed item on its own site', () => {
    const show = elevent.website!.blocks.membership!
    expect(show({ ...input, item: { id: '31', label: 'Friend', url: 'EFF/m/Friend' } })).toEqual({
      embed: null,
      link: 'https://www.goelevent.com/EFF/m/Friend',
    })
    expect(show({ ...input, item: { id: '31', label: 'Friend', url: null } })).toBeNull()
  })

  it('itemState reports an item as gone once the list no longer has it [B-214]', () => {
    const state = (value: unknown, office: string | undefined = 'spektrix', ids: string[] | null = ['1', '2']) =>
      itemState(value, office, ids)
    expect([
      state(null),
      state('spektrix/1'),
      state('spektrix/3'),
      state('spektrix/3', 'spektrix', null),
      state('elevent/1'),
    ]).toEqual(['empty', 'listed', 'gone', 'waiting', 'elsewhere'])
    expect(itemState('spektrix/1', undefined, null)).toBe('elsewhere')
  })

  it('readItem splits a value into provider and id, and returns null for an invalid value', () => {
    expect([readItem('spektrix/12/3'), readItem('spektrix'), readItem(''), readItem(null), readItem('/1')]).toEqual([
      { id: '12/3', provider: 'spektrix' },
      null,
      null,
      null,
      null,
    ])
  })
})

describe('takeBackFacts', () => {
  const facts = { attributes: {}, isFewLeft: false, onSale: false, onSaleFrom: null }
  const changes = { onSale: { from: true, to: false } }

  it('gives a fact back its earlier value and holds that of the box office', () => {
    expect(takeBackFacts({ facts, held: {} }, changes)).toEqual({
      facts: { ...facts, onSale: true },
      held: { onSale: false },
    })
  })

  it('leaves a fact that has changed since', () => {
    expect(takeBackFacts({ facts: { ...facts, onSale: null }, held: {} }, changes)).toBeNull()
  })

  it('keeps what the box office last reported when an earlier run is taken back too', () => {
    const state = takeBackFacts({ facts, held: { onSale: null } }, changes)
    expect(state?.held).toEqual({ onSale: null })
  })
})
