import { customFields } from '@/plugins/movingIn/lib/export/customFields'
import { foldedOldPath, oldPath } from '@/plugins/movingIn/lib/export/oldPath'
import { mapItem } from '@/plugins/movingIn/lib/mapping/mapItem'
import { replaceShortcodes } from '@/plugins/movingIn/lib/texts/shortcodes'

const MEGABYTE = 1024 * 1024
const filled = (part: string): string => part.repeat(Math.ceil(MEGABYTE / part.length))

describe('A text of a megabyte that was made to take for ever', () => {
  it.each([
    '[caption]<img >',
    '[caption]<a ><img >',
    '[caption ',
    '[embed',
    '[gallery',
    '[gallery ids="1,',
    '[video src="https://',
    '[embed]https://',
    '[/caption',
  ])('is left as it is if it repeats %s', (part) => {
    expect(replaceShortcodes(filled(part)).html.length).toBeGreaterThan(0)
  })

  it.each([
    ['[caption]', ' '],
    ['[caption]<img src="', 'a'],
    ['[video', ' '],
    ['[a ', 'a'],
    ['[a ', '/'],
    ['[', 'a'],
  ])('is left as it is if it goes on from %s with nothing but "%s"', (start, part) => {
    const text = start + filled(part)
    expect(replaceShortcodes(text).html).toBe(text)
    expect(replaceShortcodes(`${text}]`).leftOut).toEqual([])
  })

  it('is converted all the same where it is whole', () => {
    const picture = '[caption id="a" width="300"]<a href="/b"><img src="/c.jpg"></a> On [sic] stage[/caption]'
    const { html, leftOut } = replaceShortcodes(picture.repeat(1000))
    expect(html.split('<figcaption> On [sic] stage</figcaption></figure>')).toHaveLength(1001)
    expect(leftOut).toEqual([])
  })
})

describe('The address of a film', () => {
  it.each([
    '[embed]https://youtu.be/abc[/embed]',
    '[embed width="100"] https://youtu.be/abc [/embed]',
    '[embedyt]https://youtu.be/abc[/embedyt]',
    '[youtube https://youtu.be/abc]',
    '[video width="640" src="https://youtu.be/abc"][/video]',
    '[video mp4="https://youtu.be/abc" height="3"]',
  ])('is found in %s', (text) => {
    expect(replaceShortcodes(text)).toEqual({ html: '\n\nhttps://youtu.be/abc\n\n', leftOut: [] })
  })
})

describe('A custom field of a megabyte', () => {
  it.each(['[', '{"a":', 'i:1', 'https://', 'a.', '1 ', '19:30 - ', '<b>'])(
    'is read as far as it is kept if it repeats %s',
    (part) => {
      const { long } = customFields({ long: filled(part) })
      const targets = ['start', 'startTime', 'end', 'price', 'bookingAddress', 'text'] as const
      for (const to of targets) {
        const mapping = { as: 'event' as const, fields: [{ from: 'long', to }], type: 'thing' }
        const item = { data: { fields: { long: long ?? part } }, oldId: '1', type: 'thing' }
        const { data } = mapItem(item, mapping, { order: null, zone: 'UTC' })
        expect(data.remarks?.length).toBeGreaterThan(0)
      }
    },
  )
})

describe('The path of an old address', () => {
  it('has no slashes at its end, and its escapes in one case', () => {
    expect(oldPath('https://old.example.org/a/b//?c=%d9%a1')).toBe('/a/b?c=%D9%A1')
    expect(oldPath('https://old.example.org/%d9%85/')).toBe(oldPath('https://old.example.org/%D9%85'))
    expect(oldPath('https://old.example.org')).toBe('/')
    expect(oldPath('https://old.example.org//?p=1')).toBe('/?p=1')
    expect(foldedOldPath('/%D9%85')).toBe('/م')
  })

  it('is none if it is longer than any that WordPress makes', () => {
    expect(oldPath(`https://old.example.org/${'/'.repeat(3_900)}b`)).toMatch(/b$/)
    expect(oldPath(`https://old.example.org/${filled('/')}b`)).toBeNull()
    expect(oldPath('mailto:nina@old.example.org')).toBeNull()
  })
})
