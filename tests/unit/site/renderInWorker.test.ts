import { manifestSchema } from '@/lib/themes/manifestSchema'
import { GateFull } from '@/lib/workers/FairGate'
import { JobLost } from '@/lib/workers/ChildWorker'
import type { Rendering } from '@/plugins/site/lib/rendering/jobs'
import { renderInWorker } from '@/plugins/site/lib/rendering/renderInWorker'
import { ParsedTheme } from '@/plugins/site/lib/theme/ParsedTheme'
import type { RenderProblem } from '@/plugins/site/lib/theme/ThemePackage'
import { endedFilesOf, suspendedFilesOf } from '@/plugins/site/lib/theme/suspendedFiles'
import { content, viewOf } from '../themes/engine/support'

let versions = 0

function themeWith(told: RenderProblem[] = []): ParsedTheme {
  const theme = {
    assetHash: () => null,
    id: `worker:${++versions}`,
    manifest: manifestSchema.parse({}),
    paths: [],
    readText: async () => null,
    reportError: (problem: RenderProblem) => void told.push(problem),
  }
  return new ParsedTheme(theme, { files: new Set(), input: Buffer.alloc(0), sizes: new Map() })
}

const rendered: Rendering = { cpuMs: 1, failures: [], hasPart: false, html: 'its own page', log: [], until: Infinity }

type Run = NonNullable<Parameters<typeof renderInWorker>[1]>

/** Renders a page of a theme. Each attempt names a file, and then has the next outcome. */
async function render(
  theme: ParsedTheme,
  outcomes: (Error | Rendering)[],
  isPreview = false,
  files = ['layout/theme.liquid', 'blocks/heavy.liquid'],
) {
  const skipped: string[][] = []
  const run: Run = async (job, { onNote }) => {
    const outcome = outcomes[skipped.length] ?? rendered
    skipped.push([...job.skipped])
    if (job.isTraced) for (const path of files) onNote?.(path)
    if (outcome instanceof Error) throw outcome
    return outcome
  }
  const page = await renderInWorker(
    {
      bar: '',
      find: async () => null,
      headOf: () => '',
      isPreview,
      liquid: null,
      log: () => {},
      skipped: new Set(),
      theme,
      view: viewOf({ content: content({ blocks: [] }) }),
    },
    run,
  )
  return { ...page, skipped }
}

describe('A page whose process ends', () => {
  it('is rendered again, and nobody notices when it ends once only', async () => {
    const theme = themeWith()
    expect(await render(theme, [new JobLost('crash'), rendered])).toEqual({
      cpuMs: 1,
      failures: [],
      html: 'its own page',
      skipped: [[], []],
    })
    expect(suspendedFilesOf(theme).size).toBe(0)
  })

  it('is rendered without the file in which it has ended twice', async () => {
    const theme = themeWith()
    const { failures, html, skipped } = await render(theme, [new JobLost('crash'), new JobLost('memory'), rendered])
    expect(html).toBe('its own page')
    expect(skipped).toEqual([[], [], ['blocks/heavy.liquid']])
    expect(failures).toEqual([
      expect.objectContaining({ message: 'it uses more memory than a page may have', path: 'blocks/heavy.liquid' }),
    ])
  })

  it('leaves that file out of later pages and of previews, but only of this version of the theme', async () => {
    const theme = themeWith()
    await render(theme, [new JobLost('time'), new JobLost('time')])
    expect(endedFilesOf(theme)).toEqual([expect.objectContaining({ isTimeLimit: true, path: 'blocks/heavy.liquid' })])
    for (const isPreview of [false, true])
      expect((await render(theme, [], isPreview)).skipped).toEqual([['blocks/heavy.liquid']])
    expect((await render(themeWith(), [])).skipped).toEqual([[]])
  })

  it('leaves out no file when it ends before it begins one, and says that something failed', async () => {
    const theme = themeWith()
    const { failures, html, skipped } = await render(theme, [new JobLost('crash'), new JobLost('crash')], false, [])
    expect([html, skipped]).toEqual(['its own page', [[], [], []]])
    expect(failures).toHaveLength(1)
    expect(endedFilesOf(theme)).toEqual([])
  })

  it('is rendered by the built-in theme when it ends again and again', async () => {
    const { failures, html } = await render(themeWith(), [
      new JobLost('crash'),
      new JobLost('crash'),
      new JobLost('crash'),
    ])
    expect(html).toContain('<h1>Visit &lt;us&gt;</h1>')
    expect(failures.map(({ message }) => message)).toContain('it ended the process that rendered it')
  })
})

describe('A site with too many pages waiting', () => {
  it('is refused another, and the owner reads which template takes longest', async () => {
    const told: RenderProblem[] = []
    const theme = themeWith(told)
    await render(theme, [{ ...rendered, cpuMs: 390 }])
    await expect(render(theme, [new GateFull('group')])).rejects.toThrow(GateFull)
    expect(told).toEqual([expect.objectContaining({ address: '/visit', path: 'templates/page.liquid' })])
  })

  it('passes on other errors as they are', async () => {
    const told: RenderProblem[] = []
    await expect(render(themeWith(told), [new Error('no database')])).rejects.toThrow('no database')
    expect(told).toEqual([])
  })
})
