import { askGuide } from '@tests/fixtures/chat/guideSite'

const file = { bytes: 10, id: '0199c000-0000-7000-8000-000000000001', name: 'new-foyer.jpg', type: 'image/jpeg' }
const attached = { attached: [file], isAttachedNow: true }

describe('Guide with an attached file', () => {
  it.each([
    'What does this picture show?',
    'What is in this?',
    'Summarise the attached PDF',
    'Read it to me',
    'Who is that in the photo?',
  ])('says that it cannot look into files: %s', async (said) => {
    expect((await askGuide(said, attached)).text).toContain('I cannot look into pictures')
    expect((await askGuide(said)).text).not.toContain('I cannot look into pictures')
  })

  it.each([
    ['Make a page of this', 'new foyer'],
    ['Please create a new page from these pictures called "The foyer"', 'The foyer'],
    ['Turn this into a page', 'new foyer'],
    ['Can you make us a page out of the photo?', 'new foyer'],
  ])('makes a page of the pictures: %s', async (said, title) => {
    expect((await askGuide(said, attached)).calls).toMatchObject([{ input: { title }, tool: 'draftPage' }])
  })

  it.each([
    'Write alternative texts',
    'Which pictures have no alt text?',
    'Describe our pictures',
    'List images without alternative text',
  ])('lists pictures without alternative text: %s', async (said) => {
    expect((await askGuide(said)).calls).toMatchObject([{ tool: 'listUndescribedPictures' }])
  })

  it('does other things while a file is attached', async () => {
    expect((await askGuide('Create a page called Accessibility', attached)).calls).toMatchObject([
      { tool: 'createDraft' },
    ])
    expect((await askGuide('List pages', attached)).calls).toMatchObject([{ tool: 'listContent' }])
  })
})
