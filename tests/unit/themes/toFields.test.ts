import { themeBlocks } from '@/lib/themes/toFields'

const block = (settings: unknown, more: object = {}) => ({
  blocks: [{ name: 'marquee', label: 'Marquee', settings, ...more }],
})

describe('themeBlocks', () => {
  it('reads the settings of the blocks of a manifest [A-090]', () => {
    const [marquee] = themeBlocks(
      block([
        { name: 'line', label: 'Line', maxLength: 20, required: true, type: 'text' },
        { name: 'speed', max: 10, min: 1, type: 'number' },
        { name: 'level', options: [{ label: 'Stalls', value: 'stalls' }, 'circle'], type: 'select' },
        { name: 'stars', type: 'checkbox' },
        { name: 'accent', type: 'color' },
        { name: 'from', type: 'date' },
      ]),
    )
    expect(marquee).toMatchObject({ label: 'Marquee', name: 'marquee' })
    expect(marquee!.settings.map(({ name, type }) => [name, type])).toEqual([
      ['line', 'text'],
      ['speed', 'number'],
      ['level', 'select'],
      ['stars', 'checkbox'],
      ['accent', 'text'],
      ['from', 'date'],
    ])
    expect(marquee!.settings[0]).toMatchObject({ label: 'Line', maxLength: 20, required: true })
    expect(marquee!.settings[2]).toMatchObject({
      options: [
        { label: 'Stalls', value: 'stalls' },
        { label: 'circle', value: 'circle' },
      ],
    })
  })

  it.each([
    ['nothing', null],
    ['a text', 'manifest'],
    ['no list of blocks', { blocks: 'none' }],
    ['a block without a name', { blocks: [{ settings: [{ name: 'line', type: 'text' }] }, null, 5] }],
    ['a block without settings', block(undefined)],
    [
      'settings that no form can hold',
      block([
        { name: 'people', relationTo: 'users', type: 'relationship' },
        { name: 'either', relationTo: ['users', 'tenants'], type: 'relationship' },
        { name: 'rows', type: 'array' },
        { name: 'group', fields: [{ name: 'x', type: 'nothing' }], type: 'group' },
        { name: 'none', hasMany: true, options: [], type: 'select' },
      ]),
    ],
    [
      'names of the language itself',
      block([
        { name: 'constructor', type: 'text' },
        { name: '__proto__', type: 'text' },
      ]),
    ],
  ])('returns no settings for %s', (_, manifest) => {
    expect(themeBlocks(manifest)).toEqual([])
  })

  it('reads lists, groups and references to site documents up to the given depth', () => {
    const deep = {
      name: 'one',
      fields: [
        {
          name: 'two',
          fields: [
            { name: 'three', fields: [{ name: 'four', type: 'text' }], type: 'group' },
            { name: 'text', type: 'richText' },
          ],
          type: 'group',
        },
      ],
      type: 'group',
    }
    const [marquee] = themeBlocks(
      block([
        { name: 'picture', type: 'upload' },
        { name: 'either', relationTo: ['events', 'users', 'pages'], type: 'relationship' },
        { name: 'shows', hasMany: true, relationTo: 'events', type: 'relationship' },
        { name: 'levels', hasMany: true, options: ['stalls', 'circle'], type: 'select' },
        {
          name: 'links',
          fields: [{ name: 'label', required: true, type: 'text' }],
          maxRows: 3,
          minRows: 1,
          type: 'array',
        },
        deep,
      ]),
      3,
    )
    expect(marquee!.settings).toMatchObject([
      { hasMany: false, relationTo: 'media', type: 'upload' },
      { hasMany: false, relationTo: ['events', 'pages'], type: 'relationship' },
      { hasMany: true, relationTo: 'events', type: 'relationship' },
      { hasMany: true, options: [{ value: 'stalls' }, { value: 'circle' }], type: 'select' },
      { fields: [{ name: 'label', required: true }], maxRows: 3, minRows: 1, type: 'array' },
      { fields: [{ name: 'two', fields: [{ name: 'text', type: 'richText' }] }], type: 'group' },
    ])
  })

  it('keeps only the first of two settings with the same name', () => {
    expect(
      themeBlocks(
        block([
          { name: 'line', type: 'text' },
          { name: 'line', type: 'number' },
        ]),
      )[0]!.settings,
    ).toHaveLength(1)
  })
})
