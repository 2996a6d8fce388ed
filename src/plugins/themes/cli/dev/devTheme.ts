import { watch } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { slugify } from '@/lib/content/slugify'
import { asPlain } from '../checkTheme'
import { CliError } from '../CliError'
import { readFolder } from '../readFolder'
import type { PackageProblem } from '../../lib/package/problem'
import { writePackage } from '../../lib/package/writePackage'
import { Admin, type Uploaded } from './Admin'
import { PreviewServer } from './PreviewServer'
import { serverAddress } from './serverAddress'

/** Debounce time: editors write a file in several steps. */
const DEBOUNCE_MS = 30

/**
 * Calls back after every change in a folder, once for simultaneous changes and never concurrently.
 * @returns a function that stops watching
 */
function watchFolder(folder: string, onChange: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let isPending = false
  const run = async (): Promise<void> => {
    if (isRunning) return void (isPending = true)
    isRunning = true
    try {
      do {
        isPending = false
        await onChange()
      } while (isPending)
    } finally {
      isRunning = false
    }
  }
  const watcher = watch(folder, { recursive: true }, (_, name) => {
    if (name?.split(/[/\\]/).some((part) => part.startsWith('.') || part === 'node_modules')) return
    clearTimeout(timer)
    timer = setTimeout(() => void run(), DEBOUNCE_MS)
  })
  // A removed folder sends no more events; the command keeps running until it is interrupted.
  watcher.on('error', () => watcher.close())
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}

const SECOND = 1000

export interface DevOptions {
  folder: string
  /** Local port; 0 for any free port. */
  port: number
  /** Address of the admin. */
  server: string
  /** Returns the access token, whose site is shown. Called once the address is known to be safe for it. */
  token: () => Promise<string>
  log: (line: string) => void
  logProblem: (problem: PackageProblem) => void
}

export interface Development {
  /** Local address of the preview. */
  address: string
  close: () => Promise<void>
}

/**
 * Uploads a theme as a development theme whenever one of its files is saved, and shows the site with it. Open pages
 * reload, and show the problems of a version that fails. Its separate key ensures that it never replaces the live
 * theme.
 * @throws CliError when the address or the token is not accepted
 */
export async function devTheme({ folder, log, logProblem, port, server, token }: DevOptions): Promise<Development> {
  const origin = serverAddress(server)
  const admin = new Admin(origin, await token())
  const { id: tenant, name } = await admin.site()
  const key = `dev-${slugify(path.basename(folder)) || 'theme'}`.slice(0, 60)
  let shown: Uploaded | null = null
  const preview = new PreviewServer(origin, async () => (shown ? (await admin.errors(shown)).map(asPlain) : []))
  const address = await preview.listen(port)
  let retry: NodeJS.Timeout | undefined
  const fail = (message: string, problems: PackageProblem[] = []): void => {
    log(message)
    problems.forEach(logProblem)
    preview.showProblems(
      problems.length > 0 ? problems : [{ column: null, file: path.basename(folder), line: null, message }],
    )
  }
  const uploadNow = async (): Promise<void> => {
    clearTimeout(retry)
    const start = performance.now()
    try {
      const outcome = await admin.upload(await buffer(writePackage(await readFolder(folder))), { key, tenant })
      if (outcome.kind === 'uploaded') {
        shown = outcome
        preview.show(outcome.preview)
        log(`Uploaded version ${outcome.version} in ${Math.round(performance.now() - start)} ms.`)
        return
      }
      fail(outcome.message, outcome.kind === 'problems' ? outcome.problems.map(asPlain) : [])
      if (outcome.kind === 'refused' && outcome.retryAfter)
        retry = setTimeout(() => void uploadNow(), outcome.retryAfter * SECOND)
    } catch (error) {
      // A file was just removed, or the server is restarting: the next change tries again.
      fail(
        error instanceof CliError
          ? error.message
          : `Cannot read ${folder} right now. The next saved change tries again.`,
      )
    }
  }
  const stop = watchFolder(folder, uploadNow)
  await uploadNow()
  log(`Preview at ${address}, with the content of ${name}. Press Ctrl+C to stop.`)
  return {
    address,
    close: async () => {
      clearTimeout(retry)
      stop()
      await preview.close()
    },
  }
}
