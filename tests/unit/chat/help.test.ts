import { findHelp } from '@/plugins/chat/lib/help/findHelp'

describe('the help', () => {
  it.each([
    ['How do I invite staff?', 'Who may do what'],
    ['How can I schedule a performance?', /./],
  ])('answers: %s', async (question, heading) => {
    const [best] = await findHelp(question)
    expect(best?.heading).toMatch(heading)
  })

  it('says nothing where the pages say nothing', async () => {
    expect(await findHelp('zygomorphic quaternions')).toEqual([])
    expect(await findHelp('how do I')).toEqual([])
  })
})
