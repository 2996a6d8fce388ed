import { jest } from '@jest/globals'
import { excerptOf, findHelp } from '@/lib/help/findHelp'

describe('the search of the help', () => {
  it('finds everything again after the guides could not be read once', async () => {
    const cwd = jest.spyOn(process, 'cwd').mockReturnValue('/nowhere')
    await expect(findHelp('redirects', 3)).rejects.toThrow('ENOENT')
    cwd.mockRestore()
    expect(await findHelp('redirects', 3)).not.toEqual([])
  })

  it.each([
    ['How do I invite staff?', 'Who may do what'],
    ['How can I schedule a performance?', /./],
    ['redirects', 'Your website'],
  ])('finds a section for the question: %s', async (question, heading) => {
    const [best] = await findHelp(question, 3)
    expect(best?.heading).toMatch(heading)
  })

  it('finds nothing for an unknown topic or a question without a topic', async () => {
    expect(await findHelp('zygomorphic quaternions', 3)).toEqual([])
    expect(await findHelp('how do I', 3)).toEqual([])
  })

  it('shows the sentence with the word that was searched, without marks of its source', () => {
    const text = 'A page is a tree. **Redirects** lead from [an address](#lists). Another sentence.'
    expect(excerptOf(text, 'redirect')).toBe('Redirects lead from an address.')
  })
})
