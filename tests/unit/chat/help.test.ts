import { findHelp } from '@/plugins/chat/lib/help/findHelp'

describe('findHelp', () => {
  it.each([
    ['How do I invite staff?', 'Who may do what'],
    ['How can I schedule a performance?', /./],
  ])('finds a help section for the question: %s', async (question, heading) => {
    const [best] = await findHelp(question)
    expect(best?.heading).toMatch(heading)
  })

  it('returns no section for an unknown topic or a question without a topic', async () => {
    expect(await findHelp('zygomorphic quaternions')).toEqual([])
    expect(await findHelp('how do I')).toEqual([])
  })
})
