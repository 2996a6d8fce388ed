import { deserialize } from 'node:v8'
import { checkTemplates } from '@/plugins/site/engine/checkTemplates'
import { CompiledTheme, houseTheme } from '@/plugins/site/engine/CompiledTheme'
import { describeFailure } from '@/plugins/site/engine/failures'
import { MAX_RENDER_PASSES } from '@/plugins/site/engine/limits'
import { renderTheme } from '@/plugins/site/engine/renderTheme'
import { PageExpiry } from '../../cache/PageExpiry'
import type { RenderLiquid } from '../../liquid/liquidRenderer'
import { cpuMs } from '@/lib/process/cpuTime'
import { hasPart } from '../../paging'
import { provideBlock } from '../../theme/providedBlocks'
import type { Found, Job, LogEntry, Missing, Parsed, Rendering, RenderJob, ThemeInput } from '../jobs'
import { openView, providedSettings, type ViewData } from '../viewData'

/**
 * Maximum length of the texts of the compiled themes in memory, beside the newest: compiled, a character takes up to 140
 * bytes of the process's heap.
 */
const MAX_CHARACTERS = 700_000

/** The least recently used is first. */
const compiled = new Map<string, { length: number; theme: CompiledTheme }>()

/** Forgets the themes that have not been used for longest, before another takes their place. */
function makeRoom(length: number): void {
  let sum = [...compiled.values()].reduce((total, entry) => total + entry.length, length)
  for (const [id, entry] of compiled) {
    if (sum <= MAX_CHARACTERS) return
    compiled.delete(id)
    sum -= entry.length
  }
}

export interface Parent {
  /** Asks for documents. @returns `Found`; null when there are none */
  ask: (question: unknown) => Promise<unknown>
  /** Names the file that is rendered next. */
  note: (path: string) => void
}

/**
 * Runs a job.
 * @param input files of its theme. Left out when they are those of the previous job.
 */
export async function runJob(job: Job, input: Uint8Array | undefined, parent: Parent): Promise<unknown> {
  if (job.kind === 'check') return checkTemplates(job.files)
  const theme = job.theme === null ? houseTheme() : compile(job.theme, input)
  return job.kind === 'compile' ? parsedFiles(theme) : render(theme, job, parent)
}

function compile(id: string, input: Uint8Array | undefined): CompiledTheme {
  const known = compiled.get(id)
  if (known) {
    compiled.delete(id)
    compiled.set(id, known)
    return known.theme
  }
  if (!input) throw new Error(`The files of the theme ${id} are missing`)
  const { assets, manifest, texts } = deserialize(input) as ThemeInput
  const length = [...texts.values()].reduce((total, text) => total + text.length, 0)
  makeRoom(length)
  const theme = new CompiledTheme({ assetHash: (path) => assets.get(path) ?? null, id, manifest }, texts)
  compiled.set(id, { length, theme })
  return theme
}

const parsedFiles = (theme: CompiledTheme): Parsed => ({ files: theme.ownFiles, sizes: new Map(theme.sizes) })

/** Renders a page, with the documents that it turns out to need: rendering discovers what a page refers to. */
async function render(theme: CompiledTheme, job: RenderJob, { ask, note }: Parent): Promise<Rendering> {
  for (const [type, template] of job.blocks) provideBlock(type, { settings: providedSettings, template })
  const { bar, isTraced, since, skipped, view: data } = job
  const expiry = new PageExpiry(since)
  const liquid = liquidOf(data, expiry)
  const started = cpuMs()
  let { head } = job
  for (let round = 1; ; round++) {
    const view = openView(data, expiry, liquid.render)
    const essentials = { bar, head, ...(isTraced && { onFile: note }) }
    const { failures, html } = renderTheme(theme, view, essentials, skipped)
    // A pass without its Liquid blocks does not count: their code is loaded when the first page needs it.
    if (await liquid.load()) {
      round--
      continue
    }
    const missing = view.library.takeMissing()
    const found = round === MAX_RENDER_PASSES || missing.size === 0 ? null : ((await ask(missing)) as Found | null)
    if (!found)
      return {
        cpuMs: cpuMs() - started,
        failures: failures.map(describeFailure),
        hasPart: hasPart(view.content),
        html,
        log: liquid.log,
        until: expiry.until,
      }
    head = found.head
    addFound(data, missing, found)
  }
}

function addFound({ library }: ViewData, missing: Missing, { documents: found, states }: Found): void {
  for (const [collection, ids] of missing) for (const id of ids) library.missing.add(`${collection} ${id}`)
  for (const { collection, documents } of found)
    for (const document of documents) library.documents.set(`${collection} ${document.id}`, document)
  library.states = states
}

interface Liquid {
  log: LogEntry[]
  render: RenderLiquid
  /** Loads what renders Liquid blocks, if a page has just missed it. */
  load: () => Promise<boolean>
}

/** Liquid blocks need a browser's window to be sanitised, which takes a second to load. */
function liquidOf({ liquid }: ViewData, expiry: PageExpiry): Liquid {
  const log: LogEntry[] = []
  let own: RenderLiquid | null = null
  let isMissed = false
  return {
    load: async () => {
      if (!isMissed || !liquid) return false
      const { liquidRenderer } = await import('../../liquid/liquidRenderer')
      own = liquidRenderer({ data: liquid.data, expiry, log: (entry) => void log.push(entry), site: liquid.key })
      isMissed = false
      return true
    },
    log,
    render: (template) => {
      if (own) return own(template)
      isMissed = liquid !== null
      return null
    },
  }
}
