import type { BasePayload } from 'payload'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { loadTenant } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { redactError } from '@/lib/logging/redactError'
import { isTransient } from '@/database/failures'
import { addItems, promoteOrphans, type NewItem } from '../database/items'
import { deleteParts, readParts } from '../database/parts'
import { writeOldWebsite, type OldWebsite } from '../database/oldWebsites'
import { decodeXml } from './export/decodeXml'
import type { ExportedItem } from './export/item'
import { kindOfFile, type FileKind } from './export/kindOfFile'
import { ExportRefused, type Notice, type RefusalReason } from './export/problems'
import { readEntries } from './export/readEntries'
import { storable } from './export/storable'
import { toItem } from './export/toItem'
import { MAX_BYTES, MAX_ITEMS } from './limits'
import { cut } from './texts/cut'
import { SitemapRefused } from './sitemaps/readSitemap'
import { storeSitemap } from './sitemaps/storeSitemap'
import { ArchiveRefused } from './uploads/Archive'
import { fitting, type DirectorySize } from './uploads/fitting'
import { openArchive } from './uploads/Uploads'

const inflated = promisify(inflate)

/** Items that are stored at a time, and the most characters of their texts. */
const BATCH = 200
const BATCH_CHARACTERS = 2_000_000

/**
 * Reads the files of an export into items, one entry at a time. Whoever is interrupted reads again from the beginning:
 * what is stored already stays as it is.
 */
export async function readExport(payload: BasePayload, website: OldWebsite): Promise<void> {
  const site: Record<string, string> = {}
  let uploads: number[] = []
  let notice: Notice | null = null
  try {
    const kinds = await kindsOf(payload, website)
    notice = await readItems(payload, website, filesOf(kinds, 'export'), site)
    const address = addressOf(site)
    for (const file of filesOf(kinds, 'sitemap')) {
      const found = await readGivenSitemap(payload, { ...website, address }, file)
      notice ??= found
    }
    const directories = new Map<number, DirectorySize | null>()
    for (const file of filesOf(kinds, 'uploads')) directories.set(file, await directoryOf(payload, website.id, file))
    uploads = fitting(directories)
    if (uploads.length < directories.size) notice ??= 'uploads'
  } catch (error) {
    if (isTransient(error)) throw error
    if (!(error instanceof ExportRefused)) console.error(redactError(error))
    return refuseExport({ payload }, website.id, error instanceof ExportRefused ? error.reason : 'unreadable')
  }
  const tenant = await loadTenant(payload, website.tenantId)
  await writeOldWebsite({ payload }, website.id, {
    address: addressOf(site),
    locale: languageOf(site.language, tenant?.languages ?? []) ?? website.locale,
    problem: notice,
    state: 'ready',
    title: site.title ? cut(site.title.trim(), 300) : null,
  })
  await deleteParts({ payload }, website.id, uploads)
}

/** Notes that an export cannot be read, so that another can come. */
export async function refuseExport(req: Transaction, id: string, problem: RefusalReason): Promise<void> {
  await writeOldWebsite(req, id, { problem, state: 'refused' })
  await deleteParts(req, id)
}

/** The size of the directory of a zip file with uploads; null if it cannot be read. */
async function directoryOf(payload: BasePayload, websiteId: string, file: number): Promise<DirectorySize | null> {
  try {
    return (await openArchive(payload, websiteId, file)).directory
  } catch (error) {
    if (error instanceof ArchiveRefused) return null
    throw error
  }
}

const filesOf = (kinds: FileKind[], kind: FileKind): number[] =>
  [...kinds.keys()].filter((file) => kinds[file] === kind)

/** @throws ExportRefused if none is an export, or they are too large */
async function kindsOf(payload: BasePayload, { id, sizes }: OldWebsite): Promise<FileKind[]> {
  const kinds: FileKind[] = []
  for (const file of sizes.keys()) kinds.push(await kindOfFile(unpacked(readParts(payload, id, file))))
  const texts = sizes.filter((_, file) => kinds[file] !== 'uploads')
  if (texts.reduce((sum, size) => sum + size, 0) > MAX_BYTES) throw new ExportRefused('exportTooLarge')
  if (!kinds.includes('export')) throw new ExportRefused('notAnExport')
  return kinds
}

async function readItems(
  payload: BasePayload,
  website: OldWebsite,
  files: number[],
  site: Record<string, string>,
): Promise<Notice | null> {
  const collector = new Collector(payload, website)
  let notice: Notice | null = null
  for (const file of files) {
    const bytes = readParts(payload, website.id, file)
    const found = await readEntries(decodeXml(unpacked(bytes)), {
      onEntry: (entry) => collector.add(toItem(entry)),
      site,
    })
    notice ??= found
  }
  await collector.store()
  await promoteOrphans({ payload }, website.id)
  return notice
}

/** The address of the old website, by the facts of its export. */
function addressOf(site: Record<string, string>): string | null {
  const address = site['wp:base_blog_url'] ?? site.link ?? null
  const isAddress = address !== null && /^https?:\/\//i.test(address) && URL.canParse(address)
  return isAddress ? new URL(address).href : null
}

async function readGivenSitemap(payload: BasePayload, website: OldWebsite, file: number): Promise<Notice | null> {
  try {
    const isWhole = await storeSitemap(payload, website, decodeXml(unpacked(readParts(payload, website.id, file))), 0)
    return isWhole ? null : 'sitemap'
  } catch (error) {
    if (error instanceof SitemapRefused) return 'sitemap'
    throw error
  }
}

async function* unpacked(parts: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
  for await (const part of parts) yield await inflated(part)
}

/** `en-GB` is English. */
const languageOf = (language: string | undefined, languages: string[]): string | undefined => {
  const wanted = language?.trim().toLowerCase()
  return (
    languages.find((code) => code.toLowerCase() === wanted) ?? languages.find((code) => code === wanted?.slice(0, 2))
  )
}

/** Collects items, and stores them in batches. */
class Collector {
  private batch: NewItem[] = []
  private characters = 0
  private position = 0
  /** Series of Events Manager of which the first event was read: the others are its performances. */
  private readonly series = new Set<string>()

  constructor(
    private readonly payload: BasePayload,
    private readonly website: OldWebsite,
  ) {}

  /** @returns false if there are too many */
  async add(found: ExportedItem | null): Promise<boolean> {
    if (!found) return true
    if (this.position >= MAX_ITEMS) return false
    const item = this.withSeries(found)
    const { id: websiteId, tenantId } = this.website
    this.batch.push({ ...item, id: randomUUID(), position: this.position++, tenantId, websiteId })
    const texts = [item.data.content, item.data.excerpt, ...Object.values(item.data.fields ?? {})]
    this.characters += texts.reduce((sum, text) => sum + (text?.length ?? 0), 0)
    if (this.batch.length >= BATCH || this.characters > BATCH_CHARACTERS) await this.store()
    return true
  }

  async store(): Promise<void> {
    const added = this.batch.splice(0)
    this.characters = 0
    await addItems({ payload: this.payload }, added.map(storable))
  }

  private withSeries(item: ExportedItem): ExportedItem {
    const { data, kind } = item
    const series = kind === 'performance' && data.parent?.startsWith('recurrence:') ? data.parent : null
    if (!series || this.series.has(series)) return item
    this.series.add(series)
    const { parent: _, ...own } = data
    return { ...item, data: own, kind: 'event', oldId: series }
  }
}
