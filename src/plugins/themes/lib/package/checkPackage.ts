import { setImmediate as nextTurn } from 'node:timers/promises'
import { liquidMessage } from '@/lib/content/liquid/describeTemplateProblem'
import type { TemplateProblem } from '@/plugins/site/published'
import { checkContent, type CheckedFile, type ContentTools } from './content'
import { isSkipped, pathKey, pathProblem, wrapperOf } from './entryPath'
import { kindOf, MANIFEST } from './fileKind'
import { CHECK_MS, MAX_PACKAGE_BYTES, MAX_TEMPLATES_BYTES, MB, TEMPLATE_BATCH_BYTES } from './limits'
import { Problems, sortProblems, type PackageProblem } from './problem'
import {
  entryProblem,
  isFolder,
  openZip,
  readEntry,
  ZipRefused,
  type OpenZip,
  type ZipEntry,
  entriesOfRepository,
} from './readZip'
import { readThemeJson, type Reader, type ThemeJson } from './themeJson'
import type { Translator } from '@/exports/types'

/** Returns hints about likely omissions: blocks and templates of the manifest without a file. */
function hintsFor({ manifest }: ThemeJson, paths: string[], t: Translator): PackageProblem[] {
  const existing = new Set(paths)
  // `templates/page.wide.liquid` is a file for the template `wide`, too.
  const hasTemplate = (key: string): boolean =>
    paths.some((path) => path.startsWith('templates/') && path.endsWith(`.${key}.liquid`))
  const missing = [
    ...manifest.blocks.map(({ name }) => `blocks/${name}.liquid`),
    ...manifest.templates.flatMap(({ template }) => (hasTemplate(template) ? [] : [`templates/${template}.liquid`])),
  ].filter((path) => !existing.has(path))
  return missing.map((path) => ({
    column: null,
    file: MANIFEST,
    line: null,
    message: t('themesFileMissing', { file: path }),
  }))
}

export interface CheckOptions extends Reader {
  tools: ContentTools
  /** Receives each valid file in turn. The caller discards them when the package is refused. */
  keep: (path: string, file: CheckedFile) => Promise<void>
  /**
   * Folder of the theme within a repository archive; '' for the whole repository. Default: the package is not a
   * repository archive.
   */
  repositoryFolder?: string | undefined
}

export interface PackageCheck {
  /** Set when the package is valid. */
  theme: ThemeJson | null
  problems: PackageProblem[]
  /** Warnings that do not prevent the upload. */
  hints: PackageProblem[]
}

/** `deadline` is when the check is given up, as a reading of `performance.now()`. */
interface TimedOptions extends CheckOptions {
  deadline: number
}

/**
 * Validates a package and returns all of its problems at once. Files are unpacked one at a time within limits; nothing
 * is executed, and only `keep` stores anything.
 */
export async function checkPackage(data: Buffer, options: CheckOptions): Promise<PackageCheck> {
  const deadline = performance.now() + CHECK_MS
  const problems = new Problems()
  const refused = (): PackageCheck => ({ hints: [], problems: withOmittedCount(problems, options), theme: null })
  if (data.length > MAX_PACKAGE_BYTES) {
    problems.add('', options.t('themesZipLarge', { most: MAX_PACKAGE_BYTES / MB }))
    return refused()
  }
  let open: OpenZip
  try {
    open = await openZip(data)
  } catch (error) {
    if (!(error instanceof ZipRefused)) throw error
    problems.add('', options.t(error.messageKey))
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
    const { templates, theme } = await readFiles(open, files, problems, { ...options, deadline })
    const findings = await checkInSequence(templates, { deadline, tools: options.tools })
    if (performance.now() > deadline) problems.add('', options.t('themesTooSlow'))
    for (const finding of findings.filter(({ isHint }) => !isHint))
      problems.add(finding.file, liquidMessage(finding.message, options.t), finding)
    if (problems.list.length > 0 || !theme) return refused()
    return {
      hints: [...sortProblems(asHints(findings, options)), ...hintsFor(theme, [...files.keys()], options.t)],
      problems: [],
      theme,
    }
  } finally {
    open.zip.close()
  }
}

/** Parses the templates in batches until the deadline, with the tags and filters available to themes. */
async function checkInSequence(
  templates: ReadonlyMap<string, string>,
  { deadline, tools }: Pick<TimedOptions, 'deadline' | 'tools'>,
): Promise<TemplateProblem[]> {
  // Other batches only need the names of snippets.
  const snippets = new Map(
    [...templates.keys()].filter((path) => path.startsWith('snippets/')).map((path) => [path, '']),
  )
  const found: TemplateProblem[] = []
  let batch = new Map<string, string>()
  let bytes = 0
  const flush = async (): Promise<void> => {
    const own = new Set(batch.keys())
    const problems = await tools.checkTemplates(new Map([...snippets, ...batch]))
    found.push(...problems.filter(({ file }) => own.has(file)))
    batch = new Map()
    bytes = 0
    await nextTurn()
  }
  for (const [path, text] of templates) {
    if (performance.now() > deadline) break
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

function withOmittedCount(problems: Problems, { t }: CheckOptions): PackageProblem[] {
  const list = problems.sorted()
  return problems.more > 0
    ? [...list, { column: null, file: '', line: null, message: t('themesMoreProblems', { count: problems.more }) }]
    : list
}

/** Returns the files of the theme by path within it. */
function filesOf(entries: ZipEntry[], problems: Problems, { t }: CheckOptions): Map<string, ZipEntry> {
  const visible = entries.filter(({ name }) => !isSkipped(name))
  const wrapper = wrapperOf(visible.filter((entry) => !isFolder(entry)).map(({ name }) => name))
  const themeEntries = visible.filter(({ name }) => !isSkipped(name.slice(wrapper.length)))
  const files = new Map<string, ZipEntry>()
  const seen = new Map<string, string>()
  for (const entry of themeEntries) {
    const path = entry.name.startsWith(wrapper) ? entry.name.slice(wrapper.length) : entry.name
    const problemKey = pathProblem(entry.name) ?? entryProblem(entry)
    if (problemKey) {
      problems.add(path || entry.name, t(problemKey))
      continue
    }
    if (isFolder(entry)) continue
    const key = pathKey(path)
    const other = seen.get(key)
    if (other !== undefined) problems.add(path, t('themesPathTwice', { other }))
    else if (isAllowedPath(path, problems, t)) files.set(path, entry)
    seen.set(key, path)
  }
  for (const [key, path] of seen)
    if (isBelowFile(key, seen))
      problems.add(path, t('themesPathTwice', { other: path.slice(0, path.lastIndexOf('/')) }))
  if (!files.has(MANIFEST)) problems.add(MANIFEST, t('themesJsonMissing'))
  return files
}

/** Whether a file has the same path as a folder of this path. */
const isBelowFile = (key: string, seen: ReadonlyMap<string, string>): boolean => {
  const parts = key.split('/')
  return parts.some((_, index) => index > 0 && seen.has(parts.slice(0, index).join('/')))
}

function isAllowedPath(path: string, problems: Problems, t: CheckOptions['t']): boolean {
  const found = kindOf(path)
  if (typeof found !== 'string') return true
  problems.add(
    path,
    t(
      (
        {
          archive: 'themesNested',
          folder: 'themesFolderUnknown',
          top: 'themesTopUnknown',
          type: 'themesTypeUnknown',
        } as const
      )[found],
    ),
  )
  return false
}

async function readFiles(
  { zip }: OpenZip,
  files: Map<string, ZipEntry>,
  problems: Problems,
  options: TimedOptions,
): Promise<{ templates: Map<string, string>; theme: ThemeJson | null }> {
  const { deadline, keep, t, tools } = options
  const templates = new Map<string, string>()
  let templateBytes = 0
  let theme: ThemeJson | null = null
  for (const [path, entry] of files) {
    const found = kindOf(path)
    if (typeof found === 'string') continue
    if (performance.now() > deadline) break
    try {
      const data = await readEntry(zip, entry, found.maxBytes)
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
        t(error.messageKey, {
          most: describeSize(error.messageKey === 'themesTemplatesLarge' ? MAX_TEMPLATES_BYTES : found.maxBytes),
        }),
      )
    }
    // Yield to other work between files.
    await nextTurn()
  }
  return { templates, theme }
}

const describeSize = (bytes: number): string =>
  bytes >= MB ? `${Math.floor(bytes / MB)} MB` : `${Math.floor(bytes / 1000)} KB`
