import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brokenLinks, unlinkedFiles } from '@tests/support/docs/links'
import { anchorsOf, readPages } from '@tests/support/docs/pages'

const page = (path: string, text: string) => ({ path, text })

describe('links in the docs', () => {
  it('point to existing files and headings', () => {
    expect(brokenLinks(readPages(), existsSync)).toEqual([])
  })

  it('are reported when a file, a heading or a picture is missing or outside of the repository', () => {
    const there = new Set(['docs/a.md', 'docs/deep/b.md', 'src'])
    const broken = brokenLinks(
      [
        page(
          'docs/a.md',
          '# One thing\n[b](deep/b.md#two--three) [b](deep/b.md#four) ![](gone.png) [a](#one-thing) [a](#one)',
        ),
        page(
          'docs/deep/b.md',
          '## Two & three\n[up](../a.md) [src](../../src) [out](../../../etc) `[no](link)`\n```md\n[no](link)\n```\n',
        ),
      ],
      (path) => there.has(path),
    )
    expect(broken).toEqual([
      'docs/a.md: deep/b.md#four',
      'docs/a.md: gone.png',
      'docs/a.md: #one',
      'docs/deep/b.md: ../../../etc',
    ])
  })

  it('use the same anchors as GitHub for repeated headings', () => {
    expect([...anchorsOf(page('a.md', '## Add `one`\n### Add one\n```sh\n# no heading\n```\n'))]).toEqual([
      'add-one',
      'add-one-1',
    ])
  })
})

describe('files in docs', () => {
  const files = readdirSync('docs', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

  it('are all linked from another page', () => {
    expect(files.length).toBeGreaterThan(30)
    expect(unlinkedFiles(readPages(), files)).toEqual([])
  })

  it('are reported when only they link to themselves', () => {
    expect(
      unlinkedFiles([page('docs/a.md', '[a](a.md) [b](b.md#x)')], ['README.md', 'docs/a.md', 'docs/b.md']),
    ).toEqual(['docs/a.md'])
  })
})

it('every plugin has a page in the docs, and every page a plugin', () => {
  const names = (folder: string) => readdirSync(folder).map((name) => name.replace(/\.md$/, ''))
  expect(names('docs/plugins').sort()).toEqual(names('src/plugins').sort())
})
