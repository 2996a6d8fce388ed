import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const LIMIT = 60 * 1024

/** The settings screens and those of apps, as the admin's configuration names them. */
const screens = [
  ...readFileSync('src/config/admin.ts', 'utf8').matchAll(/\$\{VIEWS\}\/((?:Settings|Apps)\/[\w/]+)#/g),
].map(([, path]) => `src/components/views/${path}.tsx`)

async function weigh(files: string[]): Promise<Record<string, number>> {
  const { stdout } = await promisify(execFile)(process.execPath, ['tests/support/ownJavaScript.mjs', ...files])
  return JSON.parse(stdout) as Record<string, number>
}

describe('Own JavaScript of a screen', () => {
  it('stays below 60 KB after gzip for each settings and app screen, with the frame components it uses', async () => {
    expect(screens.length).toBeGreaterThanOrEqual(11)
    const sizes = await weigh(screens)
    for (const [name, bytes] of Object.entries(sizes))
      console.log(`FIGURE own JavaScript of ${name} ${(bytes / 1024).toFixed(1)} KB`)
    expect(Object.keys(sizes)).toHaveLength(screens.length)
    expect(Object.entries(sizes).filter(([, bytes]) => bytes > LIMIT)).toEqual([])
    expect(Object.entries(sizes).filter(([, bytes]) => bytes < 1024)).toEqual([])
  })

  it('stays below 90 KB for the page tree', async () => {
    const { PagesList } = await weigh(['src/plugins/pageTree/components/PagesList/PagesList.tsx'])
    console.log(`FIGURE own JavaScript of the tree of pages ${(PagesList! / 1024).toFixed(1)} KB`)
    expect(PagesList).toBeLessThan(90 * 1024)
    // With the libraries that drag, and that draw the rows in sight only.
    expect(PagesList).toBeGreaterThan(20 * 1024)
  })

  it('stays below 60 KB for each part of the assistant', async () => {
    const folder = 'src/plugins/chat/components'
    const sizes = await weigh([
      `${folder}/Screen/ChatScreen.tsx`,
      `${folder}/History/HistoryPart.tsx`,
      `${folder}/Dashboard/ChatBoxPart.tsx`,
    ])
    for (const [name, bytes] of Object.entries(sizes))
      console.log(`FIGURE own JavaScript of ${name} ${(bytes / 1024).toFixed(1)} KB`)
    expect(Object.values(sizes).filter((bytes) => bytes > LIMIT)).toEqual([])
    // With the library that reads Markdown.
    expect(sizes.ChatScreen! - sizes.ChatBoxPart!).toBeGreaterThan(10 * 1024)
  })

  it('includes the libraries that a component imports', async () => {
    const folder = 'src/components/views/Settings/Languages'
    const { AddLanguage, LanguageRow } = await weigh([`${folder}/AddLanguage.tsx`, `${folder}/LanguageRow.tsx`])
    expect(AddLanguage! - LanguageRow!).toBeGreaterThan(15 * 1024)
  })
})
