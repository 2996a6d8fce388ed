import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isUntranslated, problemOf } from '../../../scripts/lib/texts/check.mjs'
import { literalsOf, replaceLiterals } from '../../../scripts/lib/texts/literals.mjs'
import { exportTexts, runTexts } from '../../../scripts/lib/texts/runTexts.mjs'

const SOURCE = `import { a } from './a'
export const cy: Record<string, string> = {
  ...a,
  hello: 'Helo {{name}}',
  mail: ({ isOn }: { isOn: boolean }) => ({ title: isOn ? \`Ymlaen i \${isOn}\` : 'I ffwrdd', lines: ['un', 'dau'] }),
}
`

describe('texts for a translator', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'texts-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('are read from a file of messages with the path of each', () => {
    expect(literalsOf(SOURCE).map(({ path, text }) => [path, text])).toEqual([
      ['hello', 'Helo {{name}}'],
      ['mail.title.then', 'Ymlaen i ${isOn}'],
      ['mail.title.else', 'I ffwrdd'],
      ['mail.lines.0', 'un'],
      ['mail.lines.1', 'dau'],
    ])
  })

  it('are written back in place, and nothing else in the file changes', () => {
    const [hello, , , , last] = literalsOf(SOURCE)
    const changes = [
      { literal: hello!, text: 'Shwmae {{name}}' },
      { literal: last!, text: "d'eu" },
    ]
    expect(replaceLiterals(SOURCE, changes)).toBe(SOURCE.replace('Helo', 'Shwmae').replace("'dau'", "'d\\'eu'"))
  })

  it.each([
    ['a missing translation', 'k', 'Save', '', /missing/],
    ['a lost placeholder', 'k', 'Hello {{name}}', 'Helo', /expected \{\{name\}\}, found none/],
    ['an invented placeholder', 'k', 'Hello', 'Helo {{name}}', /expected no placeholders/],
    ['a lost tag', 'k', 'Go to <0>it</0>', 'Ewch yno', /<0>/],
    ['a plural without its number', 'days_other', '{{count}} days', 'dyddiau', /\{\{count\}\}/],
    ['code in a text', 'k', 'Hello', 'Helo `x`', /leave out/],
  ])('are refused with %s', (_, key, english, translation, problem) => {
    expect(problemOf(key, english, translation)).toMatch(problem)
    expect(problemOf(key, english, english)).toBeNull()
  })

  it('may leave the number out of a singular', () => {
    expect(problemOf('days_one', '{{count}} day', 'Un diwrnod')).toBeNull()
  })

  it('count as untranslated while a sentence is still the English one', () => {
    expect(isUntranslated('Nothing was found', 'Nothing was found')).toBe(true)
    expect(isUntranslated('Nothing was found', 'Ni chanfuwyd dim')).toBe(false)
    expect(isUntranslated('Logo', 'Logo')).toBe(false)
  })

  it('go out as one file and come back unchanged', async () => {
    const file = join(folder, 'cy.json')
    expect(await runTexts(['cy', '--out', file])).toMatch(/ 0 untranslated/)
    const { texts } = JSON.parse(readFileSync(file, 'utf8')) as { texts: { key: string; english: string }[] }
    expect(texts.length).toBeGreaterThan(4000)
    expect(new Set(texts.map(({ key }) => key)).size).toBe(texts.length)
    // Ours, labels of fields, titles of screens, and what Payload says itself.
    expect(Object.fromEntries(texts.map(({ english, key }) => [key, english]))).toMatchObject({
      'src/i18n/account:accountLanguage': 'Admin language',
      'src/i18n/content/labels:Heading': 'Heading',
      'src/i18n/content:cy.Apps': 'Apps',
      'src/i18n/payload:general.backToDashboard': 'Back to Dashboard',
    })
    expect(await runTexts(['cy', '--in', file])).toMatch(/^0 texts changed/)
  })

  it('change nothing at all while one of them cannot be taken', async () => {
    const file = join(folder, 'wrong.json')
    const [first] = exportTexts('cy')
    const before = readFileSync('src/i18n/account/cy.ts', 'utf8')
    const texts = [
      { key: 'src/i18n/account:accountAgain', translation: 'x' },
      { key: first!.key, translation: `${first!.translation} {{wrong}}` },
    ]
    writeFileSync(file, JSON.stringify({ texts }))
    await expect(runTexts(['cy', '--in', file])).rejects.toThrow(
      /Nothing was changed\.\n.*no such text.*\n.*\{\{wrong\}\}/,
    )
    expect(readFileSync('src/i18n/account/cy.ts', 'utf8')).toBe(before)
  })
})
