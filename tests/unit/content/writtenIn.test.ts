import { hasNewContent } from '@/lib/content/hasNewContent'

describe('hasNewContent', () => {
  test.each([
    [{ title: 'A' }, {}],
    [{ layout: [{ blockType: 'hero' }] }, {}],
    [{ meta: { title: 'A' } }, { meta: { title: '' } }],
    [{ isHidden: true }, { isHidden: false }],
    [{ title: '' }, { title: 'From a link' }],
  ])('is true for %j, opened with %j', (values, opened) => expect(hasNewContent(values, opened)).toBe(true))

  test.each([
    [{}, {}],
    [{ title: '' }, {}],
    [{ title: null, tags: [] }, { title: undefined }],
    [{ meta: { title: '' } }, {}],
    [{ _screen: 'a', tenant: '1', updatedAt: 'now' }, {}],
    [{ isHidden: false }, { isHidden: false }],
  ])('is false for %j, opened with %j', (values, opened) => expect(hasNewContent(values, opened)).toBe(false))
})
