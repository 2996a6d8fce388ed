import { setImmediate as nextTurn } from 'node:timers/promises'
import { liquidMessage } from '../../../../lib/content/liquid/describeTemplateProblem'
import { checkTemplates, type TemplateProblem } from '../../../site/published'
import { checkContent, type CheckedFile, type ContentTools } from './content'
import { isLeftover, pathKey, pathProblem, wrapperOf } from './entryPath'
import { entriesOfRepository } from './entriesOfRepository'
import { kindOf, MANIFEST } from './fileKind'
import { hintsFor } from './hintsFor'
import { CHECK_MS, MAX_PACKAGE_BYTES, MAX_TEMPLATES_BYTES, MB, TEMPLATE_BATCH_BYTES } from './limits'
import { Problems, type PackageProblem } from './problem'
import { entryProblem, isFolder, openZip, readEntry, ZipRefused, type OpenZip, type ZipEntry } from './readZip'
import { readThemeJson, type Reader, type ThemeJson } from './themeJson'

export interface CheckOptions extends Reader {
  tools: ContentTools
  /** Takes over each file that is well, one after the other. What it took is dropped when the package is refused. */
  keep: (path: string, file: CheckedFile) => Promise<void>
  /** Folder of a theme within a repository, of whose commit the package is the archive; '' for the whole of it. Default: the package is a theme. */
  repositoryFolder?: string | undefined
}

export interface PackageCheck {
  /** Of a package that may be stored. */
  theme: ThemeJson | null
  problems: PackageProblem[]
  /** Odd, and no reason to refuse anything. */
  hints: PackageProblem[]
}

/**
 * Reads a package and says all that is wrong with it at once. One file at a time is unpacked, within limits that hold
 * while it is; nothing of it runs, and nothing is written but what `keep` takes.
 */
export async function checkPackage(data: Buffer, options: CheckOptions): Promise<PackageCheck> {
  const problems = new Problems()
  const refused = (): PackageCheck => ({ hints: [], problems: withRest(problems, options), theme: null })
  if (data.length > MAX_PACKAGE_BYTES) {
    problems.add('', options.t('themesZipLarge', { most: MAX_PACKAGE_BYTES / MB }))
    return refused()
  }
  let open: OpenZip
  try {
    open = await openZip(data)
  } catch (error) {
    if (!(error instanceof ZipRefused)) throw error
    problems.add('', options.t(error.word))
    return refused()
  }
  try {
    const entries =
      options.repositoryFolder === undefined
        ? open.entries
        : entriesOfRepository(open.entries, options.repositoryFolder)
    if (entries.length === 0 && options.repositoryFolder !== undefined) {
      problems.add(options.repositoryFolder, options.t('themesFolderGone'))
      return refused()
    }
    const files = filesOf(entries, problems, options)
    const { templates, theme } = await readFiles(open, files, problems, options)
    const findings = await checkInSequence(templates, problems, options)
    for (const one of findings.filter(({ isHint }) => !isHint))
      problems.add(one.file, liquidMessage(one.message, options.t), one)
    if (problems.list.length > 0 || !theme) return refused()
    return {
      hints: [...asHints(findings, options), ...hintsFor(theme, [...files.keys()], options.t)],
      problems: [],
      theme,
    }
  } finally {
    open.zip.close()
  }
}

/** Parses the templates a few at a time, with the renderer's own tags and filters. */
async function checkInSequence(
  templates: ReadonlyMap<string, string>,
  problems: Problems,
  { t }: CheckOptions,
): Promise<TemplateProblem[]> {
  // Others ask whether a snippet is there, not what is in it.
  const snippets = new Map(
    [...templates.keys()].filter((path) => path.startsWith('snippets/')).map((path) => [path, '']),
  )
  const deadline = performance.now() + CHECK_MS
  const found: TemplateProblem[] = []
  let batch = new Map<string, string>()
  let bytes = 0
  const flush = async (): Promise<void> => {
    const own = new Set(batch.keys())
    found.push(...checkTemplates(new Map([...snippets, ...batch])).filter(({ file }) => own.has(file)))
    batch = new Map()
    bytes = 0
    await nextTurn()
  }
  for (const [path, text] of templates) {
    if (performance.now() > deadline) {
      problems.add('', t('themesTooSlow'))
      break
    }
    batch.set(path, text)
    bytes += text.length
    if (bytes > TEMPLATE_BATCH_BYTES) await flush()
  }
  if (batch.size > 0) await flush()
  return found
}

const asHints = (findings: TemplateProblem[], { t }: CheckOptions): PackageProblem[] =>
  findings
    .filter(({ isHint }) => isHint)
    .map(({ column, file, line, message }) => {
      const [, name] = /^unknown name (.+)$/.exec(message) ?? []
      return { column, file, line, message: name ? t('themesUnknownName', { name }) : liquidMessage(message, t) }
    })

function withRest(problems: Problems, { t }: CheckOptions): PackageProblem[] {
  const list = problems.sorted()
  return problems.more > 0
    ? [...list, { column: null, file: '', line: null, message: t('themesMoreProblems', { count: problems.more }) }]
    : list
}

/** The entries that are files of the theme, by their path within it. */
function filesOf(entries: ZipEntry[], problems: Problems, { t }: CheckOptions): Map<string, ZipEntry> {
  const wanted = entries.filter(({ name }) => !isLeftover(name))
  const wrapper = wrapperOf(wanted.filter((one) => !isFolder(one)).map(({ name }) => name))
  const files = new Map<string, ZipEntry>()
  const seen = new Map<string, string>()
  for (const one of wanted) {
    const path = one.name.startsWith(wrapper) ? one.name.slice(wrapper.length) : one.name
    const word = pathProblem(one.name) ?? entryProblem(one)
    if (word) {
      problems.add(path || one.name, t(word))
      continue
    }
    if (isFolder(one)) continue
    const key = pathKey(path)
    const other = seen.get(key)
    if (other !== undefined) problems.add(path, t('themesPathTwice', { other }))
    else if (isPlaced(path, problems, t)) files.set(path, one)
    seen.set(key, path)
  }
  for (const [key, path] of seen)
    if (isBelowFile(key, seen))
      problems.add(path, t('themesPathTwice', { other: path.slice(0, path.lastIndexOf('/')) }))
  if (!files.has(MANIFEST)) problems.add(MANIFEST, t('themesJsonMissing'))
  return files
}

/** Does a file stand where this path has a folder? */
const isBelowFile = (key: string, seen: ReadonlyMap<string, string>): boolean => {
  const parts = key.split('/')
  return parts.some((_, index) => index > 0 && seen.has(parts.slice(0, index).join('/')))
}

function isPlaced(path: string, problems: Problems, t: CheckOptions['t']): boolean {
  const found = kindOf(path)
  if (typeof found !== 'string') return true
  problems.add(
    path,
    t(({ archive: 'themesNested', folder: 'themesFolderUnknown', type: 'themesTypeUnknown' } as const)[found]),
  )
  return false
}

async function readFiles(
  { zip }: OpenZip,
  files: Map<string, ZipEntry>,
  problems: Problems,
  options: CheckOptions,
): Promise<{ templates: Map<string, string>; theme: ThemeJson | null }> {
  const { keep, t, tools } = options
  const templates = new Map<string, string>()
  const deadline = performance.now() + CHECK_MS
  let templateBytes = 0
  let theme: ThemeJson | null = null
  for (const [path, one] of files) {
    const found = kindOf(path)
    if (typeof found === 'string') continue
    if (performance.now() > deadline) {
      problems.add('', t('themesTooSlow'))
      break
    }
    try {
      const data = await readEntry(zip, one, found.most)
      const content = await checkContent(path, data, { problems, t, tools })
      if (!content) continue
      if (found.kind === 'manifest') theme = readThemeJson(content.text ?? '', problems, options)
      if (found.kind === 'template') {
        templateBytes += data.length
        if (templateBytes > MAX_TEMPLATES_BYTES) throw new ZipRefused('themesTemplatesLarge')
        templates.set(path, content.text ?? '')
      }
      await keep(path, content)
    } catch (error) {
      if (!(error instanceof ZipRefused)) throw error
      problems.add(
        path,
        t(error.word, { most: describeSize(error.word === 'themesTemplatesLarge' ? MAX_TEMPLATES_BYTES : found.most) }),
      )
    }
    // Others have their turn between two files.
    await nextTurn()
  }
  return { templates, theme }
}

const describeSize = (bytes: number): string =>
  bytes >= MB ? `${Math.floor(bytes / MB)} MB` : `${Math.floor(bytes / 1000)} KB`
