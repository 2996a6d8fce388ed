import { houseFace, HOUSE_CHOICES } from '@/plugins/site/published'
import { publicFaces } from '@/plugins/site/lib/theme/fontFaces'
import { shownStyleChoices } from '@/plugins/themes/lib/houseStyles'

describe('the typefaces of a theme without code', () => {
  it('are each shown in their own face', () => {
    expect(houseFace('houseHeadings', 'fashion')).toMatch(/^Didot, /)
    expect(houseFace('houseText', 'bookish')).toMatch(/^Georgia, /)
    expect(houseFace('houseText', 'usual')).toMatch(/^system-ui, /)
    for (const choice of ['houseHeadings', 'houseText', 'houseType'] as const) {
      const faces = HOUSE_CHOICES[choice]
        .filter((option) => option !== 'usual')
        .map((option) => houseFace(choice, option))
      expect(faces).not.toContain(undefined)
      expect(new Set(faces).size).toBe(faces.length)
    }
  })

  it('are not given to other choices', () => {
    const choices = shownStyleChoices((key) => key)
    const withFace = choices.filter(({ options }) => options.some(({ face }) => face)).map(({ name }) => name)
    expect(withFace.toSorted()).toEqual(['houseHeadings', 'houseText', 'houseType'])
  })

  it('are loaded only from files that everyone may open', () => {
    const file = {
      _status: 'published',
      filename: 'fraunces regular.woff2',
      mimeType: 'font/woff2',
      visibility: 'public',
    }
    const faces = [
      file,
      { ...file, visibility: 'private' },
      { ...file, _status: 'draft' },
      { ...file, mimeType: 'text/css' },
    ]
    expect(publicFaces({ faces: faces.map((one) => ({ file: one, weight: 700 })) } as never)).toEqual([
      { address: '/api/files/file/fraunces%20regular.woff2', style: 'normal', weight: 700 },
    ])
  })
})
