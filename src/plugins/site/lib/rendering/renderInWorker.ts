import { findBlocksOfTypes } from '@/lib/content/blocks'
import { oncePerProcess } from '@/lib/process/oncePerProcess'
import { JobLost, type LostReason } from '@/lib/workers/ChildWorker'
import { GateFull } from '@/lib/workers/FairGate'
import { houseTheme } from '../../engine/CompiledTheme'
import { describeFailure, type DescribedFailure } from '../../engine/failures'
import { renderTheme } from '../../engine/renderTheme'
import { RecentValues } from '../liquid/RecentValues'
import { notePart } from '../paging'
import { providedBlock, providedBlocks } from '../theme/providedBlocks'
import type { ParsedTheme } from '../theme/ParsedTheme'
import { endedFilesOf, suspendFile } from '../theme/suspendedFiles'
import type { Content, View } from '../View'
import type { Found, LogEntry, Missing, Rendering, RenderJob } from './jobs'
import { runInTurn } from './templateWorkers'
import { packView, type LiquidData } from './viewData'

interface HeavyPage {
  cpuMs: number
  address: string
  template: string
}

const MAX_SITES = 2_000

/** With every page, the one known before counts a little less, so that a mended template is forgotten. */
const DECAY = 0.98

/** Of all bundles, which share the workers. */
const heaviest = () => oncePerProcess('heaviestPages', () => new RecentValues<HeavyPage>(MAX_SITES))

/** Remembers which page of a site takes longest. */
function notePageCost(site: string, { path, template }: Content, cpuMs: number): void {
  const known = heaviest().get(site)
  const knownMs = (known?.cpuMs ?? 0) * DECAY
  heaviest().set(site, known && knownMs > cpuMs ? { ...known, cpuMs: knownMs } : { address: path, cpuMs, template })
}

/** Reports the template that takes longest to the owner of the theme: the site has more pages waiting than its share. */
function reportHeaviest(site: string, theme: ParsedTheme): void {
  const found = heaviest().get(site)
  if (!found) return
  theme.report({
    address: found.address,
    message: 'visitors had to wait, as pages of this template take longest to render',
    path: `templates/${found.template}.liquid`,
  })
}

/** A page as its theme, or House in its place, renders it. */
export interface WorkerPage {
  html: string
  failures: DescribedFailure[]
  /** CPU time that its templates took in other processes, in milliseconds, without what it waited. */
  cpuMs: number
}

interface WorkerRender {
  theme: ParsedTheme
  view: View
  bar: string
  /** Renders the head, whose data may be loaded later. */
  headOf: () => string
  /** Paths of files to leave out. */
  skipped: ReadonlySet<string>
  isPreview: boolean
  liquid: LiquidData | null
  /** Loads documents that the page turns out to need; null when there are none. */
  find: (missing: Missing) => Promise<Omit<Found, 'head'> | null>
  log: (entry: LogEntry) => void
}

type RunJob = typeof runInTurn<RenderJob>

/** Maximum number of processes that one page may end. */
const MAX_LOST = 3

const LAYOUT = 'layout/theme.liquid'

/**
 * Renders a page in another process, where its templates delay nobody else. A page whose process ends is rendered again,
 * because that may have had another cause; if it ends once more, the file is left out that was being rendered. House
 * renders what then remains.
 * @param run runs the job in another process
 * @throws GateFull if the site has too many pages waiting
 */
export async function renderInWorker(page: WorkerRender, run: RunJob = runInTurn): Promise<WorkerPage> {
  const { theme, view } = page
  const failures: DescribedFailure[] = []
  const skipped = new Set([...page.skipped, ...endedFilesOf(theme).map(({ path }) => path)])
  for (let lost = 0; lost < MAX_LOST; lost++) {
    let path: string | null = null
    try {
      const rendering = await renderOnce(page, { onFile: lost === 0 ? null : (file) => (path = file), run, skipped })
      view.expiry.include(rendering.until)
      notePageCost(view.site.id, view.content, rendering.cpuMs)
      if (rendering.hasPart) notePart(view.content)
      rendering.log.forEach(page.log)
      return { cpuMs: rendering.cpuMs, failures: [...failures, ...rendering.failures], html: rendering.html }
    } catch (error) {
      if (GateFull.is(error)) reportHeaviest(view.site.id, theme)
      if (!JobLost.is(error)) throw error
      if (lost === 0) continue
      const failure = lostFailure(path ?? LAYOUT, error.reason)
      failures.push(failure)
      // It ended before a file was begun, so that no file is at fault.
      if (path === null) continue
      if (theme.id !== null) suspendFile(theme.id, failure, { hasEnded: true })
      skipped.add(failure.path)
    }
  }
  const house = renderTheme(houseTheme(), { ...view, renderLiquid: () => null }, { bar: page.bar, head: page.headOf() })
  return { cpuMs: 0, failures: [...failures, ...house.failures.map(describeFailure)], html: house.html }
}

const REASONS: Record<LostReason, string> = {
  crash: 'it ended the process that rendered it',
  memory: 'it uses more memory than a page may have',
  time: 'the time limit was exceeded',
}

const lostFailure = (path: string, reason: LostReason): DescribedFailure => ({
  column: 1,
  file: path,
  line: 1,
  message: REASONS[reason],
  path,
  ...(reason === 'time' && { isTimeLimit: true }),
})

interface Attempt {
  run: RunJob
  skipped: Set<string>
  /** Receives the files that are rendered; null when nobody needs to know. */
  onFile: ((path: string) => void) | null
}

function renderOnce(
  { bar, find, headOf, isPreview, liquid, theme, view }: WorkerRender,
  { onFile, run, skipped }: Attempt,
): Promise<Rendering> {
  return run(
    {
      bar,
      blocks: new Map([...providedBlocks()].map(([type, { template }]) => [type, template])),
      head: headOf(),
      isTraced: onFile !== null,
      kind: 'render',
      since: view.expiry.since,
      skipped,
      theme: theme.id,
      view: packView(view, { liquid, provided: settingsOfBlocks(view) }),
    },
    {
      answer: async (missing) => {
        const found = await find(missing as Missing)
        return found && ({ ...found, head: headOf() } satisfies Found)
      },
      input: theme.input,
      isPreview,
      onNote: (path) => onFile?.(String(path)),
      site: view.site.id,
    },
  )
}

/** Computes the settings of the blocks of plugins, whose code the other process does not have. */
function settingsOfBlocks(view: View): Map<object, Record<string, unknown>> {
  const types = new Set(providedBlocks().keys())
  if (types.size === 0) return new Map()
  const layouts = [
    view.content.blocks,
    ...view.library.all().map((document) => ('layout' in document ? document.layout : null)),
  ]
  return new Map(
    layouts
      .flatMap((layout) => findBlocksOfTypes(layout, types))
      .map(({ block }) => [block, providedBlock(String(block.blockType))?.settings(block, view) ?? {}]),
  )
}
