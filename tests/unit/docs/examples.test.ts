import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { manifestSchema } from '@/lib/themes/manifestSchema'
import { checkTemplates } from '@/plugins/site/published'
import { differingExamples, unmarkedExamples, withExamples } from '@tests/support/docs/examples'
import { blocksOf, readPages } from '@tests/support/docs/pages'

const read = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null)
const page = (text: string) => ({ path: 'docs/a.md', text })
const isForDevelopers = ({ path }: { path: string }) => /^docs\/(?:concepts|developers|how-to|plugins)\b/.test(path)

describe('code blocks in the docs', () => {
  it('equal the files that they name (UPDATE_DOCS=1 rewrites whole files)', () => {
    if (process.env.UPDATE_DOCS)
      for (const { path, text } of readPages()) {
        const written = withExamples(text, read)
        if (written !== text) writeFileSync(path, written)
      }
    expect(differingExamples(readPages(), read)).toEqual([])
  })

  it('name a file on every page for developers', () => {
    expect(unmarkedExamples(readPages().filter(isForDevelopers))).toEqual([])
  })

  it('are reported when they differ from their file, are cut or are out of order', () => {
    const file = 'one\n  two\nthree\n'
    const block = (mark: string, code: string) => page(`<!-- ${mark} -->\n\`\`\`ts\n${code}\`\`\`\n`)
    const isSound = (mark: string, code: string) =>
      differingExamples([block(mark, code)], (name) => (name === 'x.ts' ? file : null)).length === 0
    expect([
      isSound('file: x.ts', file),
      isSound('file: x.ts', 'one\ntwo\nthree\n'),
      isSound('file: y.ts', file),
    ]).toEqual([true, false, false])
    expect(
      ['two\nthree\n', 'one\n…\nthree\n', 'one\nthree\n', 'three\n…\none\n', ''].map((code) =>
        isSound('from: x.ts', code),
      ),
    ).toEqual([true, true, false, false, false])
    expect(unmarkedExamples([page('```ts\nlet it\n```\n```sh\nbe\n```\n')])).toEqual(['docs/a.md:1'])
    expect(withExamples('<!-- file: x.ts -->\n```ts\nold\n```\n', () => file)).toBe(
      `<!-- file: x.ts -->\n\`\`\`ts\n${file}\`\`\`\n`,
    )
  })
})

describe('guide for theme developers', () => {
  const blocks = readPages()
    .filter(({ path }) => path === 'docs/themes.md')
    .flatMap(blocksOf)
  const of = (language: string) => blocks.filter((block) => block.language === language).map(({ code }) => code)

  it('shows only valid manifests', () => {
    expect(of('json').length).toBeGreaterThan(0)
    for (const code of of('json')) {
      const { $schema: _, ...manifest } = JSON.parse(code) as Record<string, unknown>
      expect(manifestSchema.safeParse(manifest)).toMatchObject({ success: true })
    }
  })

  it('shows only templates that pass the upload check', () => {
    expect(of('liquid').length).toBeGreaterThan(0)
    for (const code of of('liquid')) expect(checkTemplates(new Map([['snippets/example.liquid', code]]))).toEqual([])
  })
})
