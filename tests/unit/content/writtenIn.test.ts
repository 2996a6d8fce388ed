import { hasNewContent } from '@/lib/content/hasNewContent'

describe('what is written into a new document', () => {
  test.each([
    [{ title: 'A' }, {}],
    [{ layout: [{ blockType: 'hero' }] }, {}],
    [{ meta: { title: 'A' } }, { meta: { title: '' } }],
    [{ isHidden: true }, { isHidden: false }],
    [{ title: '' }, { title: 'From a link' }],
  ])('%j counts, opened with %j', (values, opened) => expect(hasNewContent(values, opened)).toBe(true))

  test.each([
    [{}, {}],
    [{ title: '' }, {}],
    [{ title: null, tags: [] }, { title: undefined }],
    [{ meta: { title: '' } }, {}],
    [{ _screen: 'a', tenant: '1', updatedAt: 'now' }, {}],
    [{ isHidden: false }, { isHidden: false }],
  ])('%j does not, opened with %j', (values, opened) => expect(hasNewContent(values, opened)).toBe(false))
})
