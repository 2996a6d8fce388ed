import { understand } from '@/plugins/chat/lib/guide/understand'
import type { GuideFacts } from '@/plugins/chat/lib/guide/facts'

const facts = (isAttachedNow: boolean): GuideFacts => ({
  adminPath: '/admin',
  attached: isAttachedNow ? [{ bytes: 10, id: 'a', name: 'foyer.jpg', type: 'image/jpeg' }] : [],
  isAttachedNow,
  now: new Date('2027-03-01T10:00:00Z'),
  siteName: 'Theatre A',
  timezone: 'Europe/London',
  types: [
    { plural: 'pages', singular: 'page', slug: 'pages', titleField: 'title' },
    { plural: 'media', singular: 'media', slug: 'media', titleField: 'title' },
  ],
})

describe('understand', () => {
  it.each([
    'What does this picture show?',
    'What is in this?',
    'Summarise the attached PDF',
    'Read it to me',
    'Who is that in the photo?',
  ])('recognises a question about an attached file: %s', (said) => {
    expect(understand(said, facts(true))).toEqual({ kind: 'look' })
    expect(understand(said, facts(false)).kind).not.toBe('look')
  })

  it.each([
    ['Make a page of this', null],
    ['Please create a new page from these pictures called "The foyer"', 'The foyer'],
    ['Turn this into a page', null],
    ['Can you make us a page out of the PDF?', null],
  ])('recognises a request to create a page from files: %s', (said, title) => {
    expect(understand(said, facts(true))).toEqual({ kind: 'pageOf', title })
  })

  it.each([
    'Write alternative texts',
    'Which pictures have no alt text?',
    'Describe our pictures',
    'List images without alternative text',
  ])('recognises a request for alternative texts: %s', (said) => {
    expect(understand(said, facts(false))).toEqual({ kind: 'altTexts' })
  })

  it('recognises other requests while a file is attached', () => {
    expect(understand('Create a page called Accessibility', facts(true))).toMatchObject({
      kind: 'create',
      title: 'Accessibility',
    })
    expect(understand('List pages', facts(true))).toMatchObject({ kind: 'list' })
  })
})
